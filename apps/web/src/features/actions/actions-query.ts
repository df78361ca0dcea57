import { actions } from '@courtside/contract/actions';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { actionsKey } from '../../platform/record-keys.ts';

export type ListedAction = ResponseOf<typeof actions.list>['items'][number];

export function useActions() {
  return useInfiniteQuery({
    queryKey: [...actionsKey, 'list'],
    queryFn: async ({ pageParam, signal }) =>
      call(actions.list, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Changes to the list; the list and the count at the bell follow. */
export function useChangeActions() {
  const client = useQueryClient();
  const after = async (change: Promise<unknown>) => {
    await change;
    await client.invalidateQueries({ queryKey: actionsKey });
  };
  return {
    /** Failing to mark is not worth a word: it is marked the next time. */
    markAsRead: (id: string) =>
      after(call(actions.markAsRead, { body: { pushEventIds: [id] } })).catch(() => {}),
    markAllAsRead: () => after(call(actions.markAllAsRead, {})).catch(() => {}),
    remove: (id: string) => after(call(actions.remove, { body: { pushEventIds: [id] } })),
    removeAll: () => after(call(actions.removeAll, {})),
  };
}
