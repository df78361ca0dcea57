import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('slots', () => {
  it('run so much at once, in order, let so much wait and turn away the rest', async () => {
    const inSlot = createSlots({ atOnce: 2, waiting: 3 });
    const finish: (() => void)[] = [];
    const started: number[] = [];
    const work = (n: number) =>
      inSlot(async () => {
        started.push(n);
        await new Promise<void>((resolve) => finish.push(resolve));
        return n;
      });
    const five = [0, 1, 2, 3, 4].map(work);
    expect(started).toEqual([0, 1]);
    await expect(work(5)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    for (let n = 0; n < 5; n += 1) {
      finish[n]?.();
      expect(await five[n]).toBe(n);
      await Promise.resolve();
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('are free again after a failure', async () => {
    const inSlot = createSlots({ atOnce: 1, waiting: 0 });
    await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inSlot(async () => 'yes')).toBe('yes');
  });
});
