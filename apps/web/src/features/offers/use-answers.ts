import { offers } from '@courtside/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { offersKey } from '../../platform/record-keys.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

/** Turning an open appearance down, and thinking again. */
export function useAnswers() {
  const queryClient = useQueryClient();
  const [busyWith, setBusyWith] = useState<string>();
  const refresh = async () => queryClient.invalidateQueries({ queryKey: offersKey });

  const reconsider = async (id: string): Promise<void> => {
    setBusyWith(id);
    try {
      await call(offers.reconsider, { params: { id } }, { idempotencyKey: crypto.randomUUID() });
      showToast({ kind: 'ok', text: 'It is among your available appearances again' });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ kind: 'bad', text: `It could not be taken back. ${why}` });
    } finally {
      setBusyWith(undefined);
      await refresh();
    }
  };

  const reject = async (
    id: string,
    reason: string | null,
    idempotencyKey: string,
  ): Promise<void> => {
    await call(offers.reject, { params: { id }, body: { reason } }, { idempotencyKey });
    showToast({
      kind: 'ok',
      text: 'Appearance rejected',
      action: { label: 'Undo', onClick: () => void reconsider(id) },
    });
    await refresh();
  };

  return { reconsider, reject, isBusy: (id: string) => busyWith === id };
}
