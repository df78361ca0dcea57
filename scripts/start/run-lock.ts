import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lock, takeLock } from '../lock.mjs';
import { say } from '../say.mjs';
import { StartProblem } from './start-problem.ts';

/** One running Courtside a data folder; one that is stopping is waited for. */
export async function takeRunLock(dataDir: string): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true });
  for (let told = false; ; told = true) {
    const { lock, holder } = await takeLock(dataDir, 'run');
    if (lock) return lock;
    const process = `process ${holder.pid ?? 'unknown'}`;
    if (holder.state !== 'stopping') {
      const state = holder.url ? `already runs at ${holder.url}` : 'is already starting';
      throw new StartProblem(
        `Courtside ${state} from this folder (${process}). ` +
          `Stop it there with Ctrl-C, or with: kill ${holder.pid ?? '<its process>'}`,
      );
    }
    if (!told) say(`Waiting for the Courtside that is stopping (${process})`);
    await sleep(100);
  }
}
