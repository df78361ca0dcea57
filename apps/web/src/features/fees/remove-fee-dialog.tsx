import { fees } from '@courtside/contract/fees';
import { formatCents } from '@courtside/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { feesKey, type NonStandardFee } from './fee-queries.ts';
import { placeOfFee } from './fee-query.ts';
import { sourceWords } from './fee-words.ts';
import { amountsOf } from './use-row-edit.ts';

type RemoveFeeDialogProps = { row: NonStandardFee | undefined; onClose: () => void };

/** Says what will apply instead. What was removed can be put back for a moment. */
export function RemoveFeeDialog({ row, onClose }: RemoveFeeDialogProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const reload = async () => queryClient.invalidateQueries({ queryKey: feesKey });
  const putBack = async (removed: NonStandardFee) => {
    try {
      const { appearanceType } = removed;
      const body = { appearanceType, place: placeOfFee(removed), ...amountsOf(removed) };
      await call(fees.addNonStandard, { body }, { idempotencyKey: crypto.randomUUID() });
      showToast({ kind: 'ok', text: `${nameOf(removed)} is back` });
      await reload();
    } catch (error) {
      showToast({
        kind: 'bad',
        text: submitFailure(error, []).message ?? 'It could not be undone',
      });
    }
  };
  const remove = async () => {
    if (!row) return;
    const { id, revision } = row;
    const idempotencyKey = keyFor({ id, revision });
    await call(fees.removeNonStandard, { params: { id } }, { idempotencyKey });
    showToast({
      kind: 'ok',
      text: `${nameOf(row)} removed`,
      action: { label: 'Undo', onClick: () => void putBack(row) },
    });
    onClose();
    await reload();
  };
  return (
    <ConfirmDialog
      opened={row !== undefined}
      question={row ? `Remove ${nameOf(row)}?` : ''}
      keep="Keep it"
      act="Remove fee"
      danger
      onKeep={onClose}
      onAct={remove}
    >
      {row &&
        `Back to ${formatCents(row.instead.clientFeeCents)} ${sourceWords(row.instead)}, of which the attorney gets ${formatCents(row.instead.attorneyFeeCents)}. What was ordered keeps its price.`}
    </ConfirmDialog>
  );
}

function nameOf({ appearanceTypeName, placeName }: NonStandardFee): string {
  return `${appearanceTypeName} at ${placeName}`;
}
