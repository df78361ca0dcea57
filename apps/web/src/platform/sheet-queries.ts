import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';

type Asked = { signal: AbortSignal };
type Page<Item> = { items: Item[]; next: string | null };

type SheetCalls<Sheet, Line, Outcome extends string> = {
  /** Under which name what is known of them is kept. */
  name: string;
  get: (id: string, asked: Asked) => Promise<Sheet>;
  list: (query: { limit: number; cursor?: string }, asked: Asked) => Promise<Page<Sheet>>;
  listLines: (
    id: string,
    query: { outcome?: Outcome; cursor?: string },
    asked: Asked,
  ) => Promise<Page<Line>>;
};

/** What is asked of files that are tried before they are applied, by the endpoints of one kind. */
export function sheetQueries<
  Sheet extends { id: string; stage: string },
  Line,
  Outcome extends string,
>({ name, get, list, listLines }: SheetCalls<Sheet, Line, Outcome>) {
  const listKey = [name, 'list'] as const;
  const sheetKey = (id: string) => [name, 'one', id] as const;

  /** One of them, asked for again every second while a job works on it. */
  function useSheet(id: string) {
    const queryClient = useQueryClient();
    const query = useQuery({
      queryKey: sheetKey(id),
      queryFn: async ({ signal }) => get(id, { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.stage) ? 1_000 : false),
    });
    const stage = query.data?.stage;
    useEffect(() => {
      // Whoever watched it end sees what it brought everywhere, also where old lists were kept.
      if (stage === 'applied') void queryClient.invalidateQueries({ refetchType: 'none' });
    }, [stage, queryClient]);
    return query;
  }

  /** Puts what an endpoint answered in the place of what was known. */
  function useKeepSheet(): (sheet: Sheet) => void {
    const queryClient = useQueryClient();
    return (sheet) => {
      const key = sheetKey(sheet.id);
      queryClient.setQueryData(key, sheet);
      void queryClient.invalidateQueries({ queryKey: listKey });
      void queryClient.invalidateQueries({
        queryKey: key,
        predicate: ({ queryKey }) => queryKey.length > key.length,
      });
    };
  }

  function useSheets() {
    return useInfiniteQuery({
      queryKey: listKey,
      queryFn: async ({ pageParam, signal }) =>
        list({ limit: 10, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    });
  }

  function useLines(id: string, outcome: string) {
    return useInfiniteQuery({
      queryKey: [...sheetKey(id), 'lines', outcome],
      queryFn: async ({ pageParam, signal }) =>
        listLines(
          id,
          {
            ...(outcome && { outcome: outcome as Outcome }),
            ...(pageParam && { cursor: pageParam }),
          },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    });
  }

  return { sheetKey, useSheet, useKeepSheet, useSheets, useLines };
}

function isUnderWay(stage: string | undefined): boolean {
  return stage === 'checking' || stage === 'applying';
}
