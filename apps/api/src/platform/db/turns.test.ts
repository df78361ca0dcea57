import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two places, both taken, and somebody in line for each name, who says how it ended and when. */
async function aLineOf(...names: string[]) {
  const turns = new Turns(2, { stalledMs: 3_000, longestMs: 10_000 });
  await turns.take();
  await turns.take();
  const began = Date.now();
  const ends: string[] = [];
  const stand = (name: string) =>
    turns.take().then(
      () => ends.push(`${name} goes at ${Date.now() - began}`),
      (error: Error) => ends.push(`${name}: ${error.message} at ${Date.now() - began}`),
    );
  for (const name of names) void stand(name);
  return { turns, ends, stand };
}
const tooLate = (name: string, at: number) =>
  `${name}: timeout exceeded when trying to connect at ${at}`;

describe('turns', () => {
  it('are taken in order', async () => {
    const { turns, ends } = await aLineOf('a', 'b', 'c');
    expect(turns.waiting).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    turns.give({ wasOfUse: true });
    turns.give({ wasOfUse: true });
    await vi.advanceTimersByTimeAsync(1_000);
    turns.give({ wasOfUse: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual(['a goes at 1000', 'b goes at 1000', 'c goes at 2000']);
  });

  it('are free again when nobody waits for them', async () => {
    const { turns } = await aLineOf();
    turns.give({ wasOfUse: true });
    await turns.take();
    expect(turns.waiting).toBe(0);
  });

  it('are waited for while the line moves, but not forever', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i + 1}`);
    const { turns, ends } = await aLineOf(...names);
    for (let second = 0; second < 9; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      turns.give({ wasOfUse: true });
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ends).toEqual([
      ...names.slice(0, 9).map((name) => `${name} goes at ${name}000`),
      ...names.slice(9).map((name) => tooLate(name, 10_000)),
    ]);
    expect(turns.waiting).toBe(0);
  });

  it('are given up when nothing moves, by each after its own time', async () => {
    const { turns, ends, stand } = await aLineOf('a', 'b');
    await vi.advanceTimersByTimeAsync(1_000);
    turns.give({ wasOfUse: true });
    await vi.advanceTimersByTimeAsync(2_500);
    void stand('c');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toEqual(['a goes at 1000', tooLate('b', 4_000), tooLate('c', 6_500)]);
  });

  it('that were of no use do not count as moving', async () => {
    const { turns, ends } = await aLineOf('a', 'b');
    await vi.advanceTimersByTimeAsync(2_000);
    turns.give({ wasOfUse: false });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ends).toEqual(['a goes at 2000', tooLate('b', 3_000)]);
  });
});
