import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row } from '../../ui/stack.tsx';
import type { DraftState } from './draft-keeper.ts';
import classes from './orders.module.css';
import type { Draft } from './use-draft.ts';

function clock(instant: string): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return time.format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** Whether what is entered is safe. */
export function DraftWords({ state }: { state: DraftState }) {
  if (state.kind === 'untouched' || state.kind === 'conflict') return null;
  const isFailed = state.kind === 'failed';
  return (
    <output className={classes.aside}>
      {isFailed ? (
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      ) : (
        <IconCheck size={16} stroke={1.75} aria-hidden />
      )}
      <span>
        {state.kind === 'saving' && 'Saving the draft'}
        {state.kind === 'saved' && `Draft saved ${clock(state.at)}. You can leave and come back.`}
        {isFailed && `The draft could not be saved. ${state.message}`}
      </span>
    </output>
  );
}

/** Another device went on with the same draft: somebody has to say which one counts. */
export function DraftConflict({ draft }: { draft: Draft }) {
  if (draft.state.kind !== 'conflict') return null;
  return (
    <Note kind="warn" live>
      <p>
        This order was changed on another device. Nothing of either is lost until you choose one.
      </p>
      <div className={classes.noteActions}>
        <Row gap={2}>
          <Button variant="secondary" size="s" onClick={() => void draft.takeTheirs()}>
            Take the other one
          </Button>
          <Button variant="secondary" size="s" onClick={() => void draft.keepMine()}>
            Keep what is here
          </Button>
        </Row>
      </div>
    </Note>
  );
}
