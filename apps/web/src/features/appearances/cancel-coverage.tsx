import { appearances } from '@courtside/contract/appearances';
import { IconBan } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './appearances.module.css';
import { type Appearance, useCancellation } from './appearances-query.ts';

/** Cancels coverage for the fee that the client sees first. */
export function CancelCoverage({ appearance }: { appearance: Appearance }) {
  const { id, actions, revision } = appearance;
  const [isAsked, setAsked] = useState(false);
  const cost = useCancellation(id, isAsked);
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  if (!actions.includes('cancel')) return null;

  const cancel = async () => {
    if (!cost.data) throw cost.error ?? new Error('The fee is still being worked out.');
    const { feeCents } = cost.data;
    const idempotencyKey = keyFor({ id, revision, feeCents });
    try {
      await call(
        appearances.cancel,
        { params: { id }, body: { expectedFeeCents: feeCents } },
        { idempotencyKey },
      );
    } catch (error) {
      // It may have become dearer, or have been taken meanwhile: show what holds now.
      await cost.refetch();
      throw error;
    }
    setAsked(false);
    showToast({ kind: 'ok', text: 'Coverage canceled' });
    await queryClient.invalidateQueries({ queryKey: appearancesKey });
  };
  const money = cost.data && [
    { label: 'Cancellation fee', cents: cost.data.feeCents },
    { label: 'Returned or not charged', cents: cost.data.refundCents, total: true },
  ];
  return (
    <>
      <Button variant="danger" wide onClick={() => setAsked(true)}>
        <IconBan size={18} stroke={1.75} aria-hidden />
        Cancel coverage
      </Button>
      <p className={classes.quiet}>Canceling coverage does not cancel the hearing.</p>
      <ConfirmDialog
        opened={isAsked}
        question="Cancel this coverage?"
        keep="Keep coverage"
        act="Cancel coverage"
        danger
        {...(money && { money })}
        consequence="This does not cancel the hearing itself."
        onKeep={() => setAsked(false)}
        onAct={cancel}
      >
        {costWords(cost.data?.percent, cost.error)}
      </ConfirmDialog>
    </>
  );
}

function costWords(percent: number | undefined, error: Error | null): string {
  if (error) return `We could not work out the fee: ${error.message}`;
  if (percent === undefined) return 'Working out the fee.';
  if (percent === 0) return 'It costs nothing now.';
  return `At this hour it costs ${percent}% of the price.`;
}
