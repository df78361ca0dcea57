import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { submitFailure } from './form/submit-failure.ts';
import { Money } from './money.tsx';
import { Note } from './note.tsx';

type MoneyRow = { label: string; cents: number; total?: boolean };

type ConfirmDialogProps = {
  opened: boolean;
  question: string;
  children?: ReactNode;
  money?: readonly MoneyRow[];
  /** What follows from it that may surprise. */
  consequence?: ReactNode;
  /** The safe choice, also taken by Escape. */
  keep: string;
  act: string;
  danger?: boolean;
  onKeep: () => void;
  /** The dialog waits for it, and says so if it fails. */
  onAct: () => Promise<void>;
};

export function ConfirmDialog({
  opened,
  question,
  children,
  money = [],
  consequence,
  keep,
  act,
  danger = false,
  onKeep,
  onAct,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (busy) return;
    setFailure(undefined);
    onKeep();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onAct();
    } catch (error) {
      setFailure(submitFailure(error, []).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={question}
      actions={
        <>
          <Button variant="secondary" onClick={close} data-autofocus>
            {keep}
          </Button>
          <Button
            variant={danger ? 'danger-fill' : 'primary'}
            busy={busy}
            onClick={() => void confirm()}
          >
            {act}
          </Button>
        </>
      }
    >
      {children && <p className={classes.detail}>{children}</p>}
      {money.length > 0 && <MoneyRows rows={money} />}
      {consequence && (
        <div className={classes.note}>
          <Note kind="warn">{consequence}</Note>
        </div>
      )}
      {failure !== undefined && (
        <div className={classes.note}>
          <Note kind="bad" live>
            {failure}
          </Note>
        </div>
      )}
    </Dialog>
  );
}

function MoneyRows({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <dl className={classes.money}>
      {rows.map(({ label, cents, total }) => (
        <div key={label} data-total={total}>
          <dt>{label}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
