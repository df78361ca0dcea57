import { expect, vi } from 'vitest';
import { startEntry } from './processes.ts';

interface Progress {
  stage: string;
  doneLines: number;
}

/** Kills a worker of its own once it has written some lines of a file, and before it has them all. */
export async function killWorkerMidway(
  env: NodeJS.ProcessEnv,
  lines: number,
  progress: () => Promise<Progress>,
): Promise<void> {
  const worker = await startEntry('worker.ts', env);
  const midway = await vi.waitFor(
    async () => {
      const { stage, doneLines } = await progress();
      expect(doneLines).toBeGreaterThan(0);
      return { stage, doneLines };
    },
    { timeout: 30_000, interval: 20 },
  );
  await worker.kill('SIGKILL');
  expect(midway.stage).toBe('applying');
  expect(midway.doneLines).toBeLessThan(lines);
}
