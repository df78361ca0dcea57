import { courtUploads, type lineOutcomes } from '@courtside/contract/court-uploads';
import type { ResponseOf } from '@courtside/contract/endpoint';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';

export type Upload = ResponseOf<typeof courtUploads.get>;
export type Stage = Upload['stage'];
export type Outcome = (typeof lineOutcomes)[number];
export type Line = ResponseOf<typeof courtUploads.listLines>['items'][number];

const uploadsKey = ['court-uploads'] as const;
const uploadKey = (id: string) => [...uploadsKey, id] as const;

function isUnderWay(stage: Stage): boolean {
  return stage === 'checking' || stage === 'applying';
}

/** One upload, asked for again every second while a job works on it. */
export function useUpload(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: uploadKey(id),
    queryFn: async ({ signal }) => call(courtUploads.get, { params: { id } }, { signal }),
    enabled: id !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.stage) ? 1_000 : false),
  });
  const stage = query.data?.stage;
  useEffect(() => {
    // Whoever watched it end sees the new courts everywhere, also where old lists were kept.
    if (stage === 'applied') void queryClient.invalidateQueries({ refetchType: 'none' });
  }, [stage, queryClient]);
  return query;
}

/** Puts what an endpoint answered in the place of what was known. */
export function useKeepUpload(): (upload: Upload) => void {
  const queryClient = useQueryClient();
  return (upload) => {
    queryClient.setQueryData(uploadKey(upload.id), upload);
    void queryClient.invalidateQueries({ queryKey: [...uploadsKey, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [...uploadKey(upload.id), 'lines'] });
  };
}

export function useUploads() {
  return useInfiniteQuery({
    queryKey: [...uploadsKey, 'list'],
    queryFn: async ({ pageParam, signal }) =>
      call(
        courtUploads.list,
        { query: { limit: 10, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function useLines(id: string, outcome: string) {
  return useInfiniteQuery({
    queryKey: [...uploadKey(id), 'lines', outcome],
    queryFn: async ({ pageParam, signal }) =>
      call(
        courtUploads.listLines,
        {
          params: { id },
          query: {
            ...(outcome && { outcome: outcome as Outcome }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
