import { say } from '../say.mjs';

/** Numbers the steps of a start, and tells the time of those that took any. */
export function countSteps(total: number) {
  let number = 0;
  return async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    number += 1;
    say(`${number}/${total} ${title}`);
    const began = Date.now();
    const result = await work();
    const seconds = (Date.now() - began) / 1000;
    if (seconds >= 1) detail(`done in ${seconds.toFixed(1)} s`);
    return result;
  };
}

export function detail(message: string): void {
  say(`    ${message}`);
}
