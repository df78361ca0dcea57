import { QueryClient } from '@tanstack/react-query';
import { onUserChange } from './session/on-user-change.ts';

/** Requests are never retried by themselves: the visitor is told, and tries again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

// Answers given to one user are never shown to the next one on the same device.
onUserChange(() => queryClient.clear());
