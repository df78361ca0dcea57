import { formatCents } from '@courtside/domain/money';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type PriceChangedProps = {
  changed: { before: number; now: number } | undefined;
  /** What is done at the new price. */
  act: string;
  onKeep: () => void;
  onAgree: () => Promise<void>;
};

/** The price moved between the look and the click: it is never taken unseen. */
export function PriceChanged({ changed, act, onKeep, onAgree }: PriceChangedProps) {
  const { before = 0, now = 0 } = changed ?? {};
  return (
    <ConfirmDialog
      opened={changed !== undefined}
      question="The price has changed"
      keep="Go back"
      act={`${act} for ${formatCents(now)}`}
      money={[
        { label: 'You saw', cents: before },
        { label: 'It is now', cents: now, total: true },
      ]}
      onKeep={onKeep}
      onAct={onAgree}
    >
      Nothing was ordered or charged yet.
    </ConfirmDialog>
  );
}
