import type { News } from '@courtside/contract/live';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followNews } from '../platform/live-news.ts';
import {
  actionsKey,
  appearancesKey,
  attendanceKey,
  offersKey,
  resultsKey,
} from '../platform/record-keys.ts';

const ofAppearances = [appearancesKey, attendanceKey, offersKey, resultsKey];

const staleBy: Record<News['kind'], readonly QueryKey[]> = {
  action: [actionsKey],
  appearance: ofAppearances,
  // The attorney's dashboard counts the work that is open nearby.
  offer: [offersKey, attendanceKey],
  missed: [actionsKey, ...ofAppearances],
};

/** Keeps what is on the screen true: what news is about is asked for anew. */
export function useLiveNews(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      followNews(({ kind }) => {
        for (const queryKey of staleBy[kind]) void queryClient.invalidateQueries({ queryKey });
      }),
    [queryClient],
  );
}
