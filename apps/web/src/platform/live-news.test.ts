import type { News } from '@courtside/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function turn(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

interface Opened {
  say: (piece: News) => void;
  end: () => void;
  isLeft: () => boolean;
}

const opened: Opened[] = [];
let isAway = false;

/** A server whose streams say what each test wants. */
const server = vi.fn<typeof fetch>(async (_, init) => {
  if (isAway) throw new TypeError('no network');
  let isLeft = false;
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => {
        isLeft = true;
        controller.error(new DOMException('left', 'AbortError'));
      });
      const encoder = new TextEncoder();
      opened.push({
        say: (piece) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(piece)}\n\n`)),
        end: () => controller.close(),
        isLeft: () => isLeft,
      });
    },
  });
  return new Response(body);
});

const told: string[] = [];
let stop: () => void;
const begin = async () => {
  // Loaded anew, so that it takes up the server of this test.
  vi.resetModules();
  const { followNews } = await import('./live-news.ts');
  stop = followNews(({ kind }) => told.push(kind));
};
/** Lets promises settle; no time passes. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((next) => setImmediate(next));
};
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  page.visibilityState = 'visible';
  isAway = false;
  opened.length = 0;
  told.length = 0;
  server.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the news of a page', () => {
  it('are told as they come, until it is left', async () => {
    await begin();
    await settle();
    opened[0]?.say({ kind: 'action' });
    opened[0]?.say({ kind: 'appearance' });
    await settle();
    expect(told).toEqual(['action', 'appearance']);
    stop();
    await pass(600_000);
    expect(opened.map(({ isLeft }) => isLeft())).toEqual([true]);
    expect(told).toHaveLength(2);
  });

  it('are taken up again after the stream ended, with what may have been missed', async () => {
    await begin();
    await settle();
    opened[0]?.end();
    await settle();
    expect(server).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(told).toEqual(['missed']);
    expect(opened).toHaveLength(2);
    opened[1]?.say({ kind: 'offer' });
    await settle();
    expect(told).toEqual(['missed', 'offer']);
  });

  it('are asked for less and less often while there is no stream, at least every minute', async () => {
    isAway = true;
    await begin();
    const at: number[] = [];
    const start = Date.now();
    for (let second = 0; second < 240; second += 1) {
      const before = told.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (told.length > before) at.push((Date.now() - start) / 1_000);
    }
    expect(at).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
    isAway = false;
    await pass(60_000);
    expect(opened).toHaveLength(1);
  });

  it('are asked for quickly again after a stream that worked', async () => {
    isAway = true;
    await begin();
    await pass(31_000);
    isAway = false;
    await pass(32_000);
    expect(opened).toHaveLength(1);
    await pass(30_001);
    opened[0]?.end();
    await settle();
    await pass(1_000);
    expect(opened).toHaveLength(2);
  });

  it('are not followed while the page is hidden for long, and made up for when it is seen', async () => {
    await begin();
    await settle();
    turn('hidden');
    await pass(29_000);
    turn('visible');
    await pass(60_000);
    expect(opened.map(({ isLeft }) => isLeft())).toEqual([false]);
    expect(told).toEqual([]);
    turn('hidden');
    await pass(30_000);
    expect(opened.map(({ isLeft }) => isLeft())).toEqual([true]);
    turn('visible');
    await settle();
    expect(told).toEqual(['missed']);
    expect(opened).toHaveLength(2);
  });

  it('wait for a page that was opened in the background', async () => {
    page.visibilityState = 'hidden';
    await begin();
    await pass(5_000);
    expect(server).not.toHaveBeenCalled();
    turn('visible');
    await settle();
    expect(opened).toHaveLength(1);
  });
});
