import { ApiError } from '@courtside/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

type Told = { onAnswered: () => void; onRefused: (why: string) => void };

/** Sends an answer to a proposal, and shows the appearance as it stands afterwards. */
export function useAnswer({ onAnswered, onRefused }: Told) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const answer = async (send: () => Promise<unknown>, { done }: { done: string }) => {
    try {
      await send();
      onAnswered();
      showToast({ kind: 'ok', text: done });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      onRefused(error.message);
    }
    await queryClient.invalidateQueries();
  };
  return { answer, keyFor };
}
