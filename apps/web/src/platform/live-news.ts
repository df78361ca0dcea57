import { live, type News } from '@courtside/contract/live';
import { call } from './api.ts';

/** A page that nobody has looked at for so long need not hold a connection. */
const hiddenMs = 30_000;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** A stream that ended sooner did not work, whatever its answer was. */
const steadyMs = 30_000;

/**
 * Hears what changes for the signed-in user while the page is seen, until the returned function is
 * called. Where the stream cannot be had, it tells at growing intervals that news may have been missed:
 * whoever asks anew then polls.
 */
export function followNews(tell: (piece: News) => void): () => void {
  let following: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    following = new AbortController();
    void follow(tell, following.signal);
  };
  const stop = (): void => {
    following?.abort();
    following = undefined;
  };
  const onVisibility = (): void => {
    clearTimeout(leaving);
    if (document.visibilityState === 'hidden') {
      leaving = setTimeout(stop, hiddenMs);
    } else if (!following) {
      tell({ kind: 'missed' });
      start();
    }
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState !== 'hidden') start();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(leaving);
    stop();
  };
}

async function follow(tell: (piece: News) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    try {
      for await (const piece of await call(live.news, {}, { signal })) tell(piece);
    } catch {
      // No connection, no answer, or it broke: all are mended by trying again.
    }
    if (Date.now() - began > steadyMs) failures = 0;
    await sleep(waitAfter(failures), signal);
    failures += 1;
    if (!signal.aborted) tell({ kind: 'missed' });
  }
}

/** Doubled after each failure, and never the same for all who lost the same server at once. */
function waitAfter(failures: number): number {
  const most = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
  return most * (0.5 + Math.random() / 2);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
