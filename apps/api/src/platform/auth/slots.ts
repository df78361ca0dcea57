import { Refusal } from '../refusal.ts';

/** Runs so much at once, lets so much wait in line, and turns away the rest. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let free = atOnce;

  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (line.length < waiting) await new Promise<void>((proceed) => line.push(proceed));
    else {
      throw new Refusal('unavailable', {
        message: 'Many people are signing in right now. Please try again in a moment.',
        retryAfterSeconds: 2,
      });
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
