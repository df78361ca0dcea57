import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is empty; fails with what is still left after the given time. */
export async function untilNoneLeft(
  what: string,
  seconds: number,
  ask: () => Promise<readonly unknown[]>,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const left = await ask();
    if (left.length === 0) return;
    if (Date.now() > deadline) {
      throw new Error(
        `${left.length} ${what} after ${seconds} s: ${JSON.stringify(left.slice(0, 10))}`,
      );
    }
    await sleep(100);
  }
}

export async function until(
  what: string,
  seconds: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  await untilNoneLeft(`time ran out: not ${what}`, seconds, async () =>
    (await isSo()) ? [] : [0],
  );
}
