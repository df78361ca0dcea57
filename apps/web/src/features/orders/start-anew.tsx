import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import type { Draft } from './use-draft.ts';

type StartAnewProps = {
  draft: Draft;
  blank: OrderValues;
  isRestored: boolean;
  onAnew: () => void;
};

/** Says that a draft was found, lets it go, and brings it back for whoever did not mean it. */
export function StartAnew({ draft, blank, isRestored, onAnew }: StartAnewProps) {
  const [isAsked, setAsked] = useState(false);
  const [before, setBefore] = useState<OrderValues>();
  const [isShown, setShown] = useState(isRestored);
  if (before) {
    return (
      <Note live>
        <span className={classes.noteLine}>
          You started anew.
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              draft.undo(before);
              setBefore(undefined);
              setShown(true);
            }}
          >
            Bring the old one back
          </Button>
        </span>
      </Note>
    );
  }
  if (!isShown) return null;
  return (
    <>
      <Note>
        <span className={classes.noteLine}>
          This is the order you left unfinished.
          <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
            Start anew
          </Button>
        </span>
      </Note>
      <ConfirmDialog
        opened={isAsked}
        question="Start with an empty form?"
        keep="Keep this order"
        act="Start anew"
        onKeep={() => setAsked(false)}
        onAct={async () => {
          setBefore(await draft.startAnew(blank));
          setAsked(false);
          onAnew();
        }}
      >
        What you entered is put aside. You can bring it back until you leave this page.
      </ConfirmDialog>
    </>
  );
}
