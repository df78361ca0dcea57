import { ApiError } from '@courtside/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DraftState, draftKeeper } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Sent = { text: unknown; revision: number; isLeaving: boolean };

/** A keeper whose server answers in turn with what is given: a refusal, or the next revision. */
function aKeeper(...answers: (Error | undefined)[]) {
  const sent: Sent[] = [];
  const states: DraftState['kind'][] = [];
  const keeper = draftKeeper({
    revision: 3,
    pauseMs: 100,
    onState: ({ kind }) => states.push(kind),
    save: async (data, revision, isLeaving) => {
      sent.push({ text: data['text'], revision, isLeaving });
      await new Promise((done) => setTimeout(done, 50));
      const refused = answers.shift();
      if (refused) throw refused;
      return { revision: revision + 1, updatedAt: '2026-11-15T10:42:00.000Z' };
    },
  });
  return { keeper, sent, states };
}

const conflict = new ApiError(409, { code: 'conflict', message: 'Changed on another device.' });

it('saves the newest once it rests, and each time on top of what it saved', async () => {
  const { keeper, sent, states } = aKeeper();
  keeper.change({ text: 'a' });
  await vi.advanceTimersByTimeAsync(60);
  keeper.change({ text: 'ab' });
  await vi.advanceTimersByTimeAsync(120);
  keeper.change({ text: 'abc' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([
    { text: 'ab', revision: 3, isLeaving: false },
    { text: 'abc', revision: 4, isLeaving: false },
  ]);
  expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
});

it('saves at once when the page is left, and nothing twice', async () => {
  const { keeper, sent } = aKeeper();
  keeper.change({ text: 'a' });
  void keeper.flush();
  void keeper.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ text: 'a', revision: 3, isLeaving: true }]);
});

it('tries again by itself after a failure', async () => {
  const { keeper, sent, states } = aKeeper(new Error('Offline'));
  keeper.change({ text: 'a' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ text }) => text)).toEqual(['a', 'a']);
  expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
});

it('waits for a decision when another device saved meanwhile', async () => {
  const { keeper, sent, states } = aKeeper(conflict);
  keeper.change({ text: 'mine' });
  await vi.advanceTimersByTimeAsync(200);
  keeper.change({ text: 'mine still' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('conflict');
  keeper.resume(9, { text: 'mine still' });
  await vi.advanceTimersByTimeAsync(200);
  expect(sent.at(-1)).toEqual({ text: 'mine still', revision: 9, isLeaving: false });
});

it('keeps nothing once the order is made', async () => {
  const { keeper, sent } = aKeeper();
  keeper.change({ text: 'a' });
  keeper.stop();
  keeper.change({ text: 'b' });
  await keeper.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
});
