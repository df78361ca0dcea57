import { actions } from '@courtside/contract/actions';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { actionsKey } from './record-keys.ts';
import { useSession } from './session/use-session.ts';

const refreshMs = 60_000;

/** How many actions the signed-in user has not read. A failed count shows none. */
export function useUnreadActions(): number {
  const { session } = useSession();
  const { data, isError } = useQuery({
    queryKey: [...actionsKey, 'unread'],
    queryFn: async ({ signal }) => (await call(actions.countUnread, {}, { signal })).counter,
    enabled: session !== undefined,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  return isError ? 0 : (data ?? 0);
}
