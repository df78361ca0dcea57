import { QueryClient } from '@tanstack/react-query';

/** Requests are never retried by themselves: the visitor is told, and tries again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
