import { describe, expect, it } from 'vitest';
import {
  courtCountLifetimeMs,
  defaultCourtCount,
  freshCourtCount,
  keptCourtCount,
} from './court-count.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const keptAt = (fetchedAt: number) => JSON.stringify({ value: 17_000, fetchedAt });

/** Asks for the count on a device that kept `kept`, where the directory answers 18,501 or fails. */
async function ask(kept: string | null, { fails = false } = {}) {
  const written: string[] = [];
  const failures: unknown[] = [];
  let asked = 0;
  const value = await freshCourtCount({
    kept,
    now,
    readTotal: async () => {
      asked += 1;
      if (fails) throw new Error('no network');
      return 18_501;
    },
    keep: (text) => written.push(text),
    onFailure: (error) => failures.push(error),
  });
  return { value, asked, written, failures };
}

describe('the court count', () => {
  it('lives for five days', () => {
    expect(courtCountLifetimeMs).toBe(5 * 24 * 60 * 60 * 1000);
  });

  it('is read and kept where nothing was kept', async () => {
    expect(await ask(null)).toEqual({
      value: 18_501,
      asked: 1,
      written: [`{"value":18501,"fetchedAt":${now}}`],
      failures: [],
    });
  });

  it('is not asked for again until the last millisecond of its life', async () => {
    const unasked = { value: 17_000, asked: 0, written: [], failures: [] };
    expect(await ask(keptAt(now))).toEqual(unasked);
    expect(await ask(keptAt(now - courtCountLifetimeMs + 1))).toEqual(unasked);
    expect(await ask(keptAt(now - courtCountLifetimeMs))).toMatchObject({
      value: 18_501,
      asked: 1,
    });
  });

  it('is asked for again when it was kept under a wrong clock', async () => {
    expect(await ask(keptAt(now + 1))).toMatchObject({ value: 18_501, asked: 1 });
  });

  it('stays what it was when the directory fails, and the failure is told', async () => {
    const old = keptAt(now - 2 * courtCountLifetimeMs);
    expect(await ask(old, { fails: true })).toEqual({
      value: 17_000,
      asked: 1,
      written: [],
      failures: [new Error('no network')],
    });
    expect(await ask(null, { fails: true })).toMatchObject({ value: defaultCourtCount });
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"value":"17000","fetchedAt":1}',
    '{"value":-1,"fetchedAt":1}',
    '{"value":17000}',
  ])('is not taken from %s', async (kept) => {
    expect(keptCourtCount(kept)).toBe(15_011);
    expect(await ask(kept)).toMatchObject({ value: 18_501, asked: 1 });
  });

  it('shows what was kept at once, whatever its age', () => {
    expect(keptCourtCount(keptAt(0))).toBe(17_000);
  });
});
