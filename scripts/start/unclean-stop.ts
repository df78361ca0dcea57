import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that stands while we run; found at the start, it tells of a run that was killed. */
export function noteRunning(dataDir: string): { lastWasKilled: boolean; clear(): void } {
  const file = join(dataDir, 'running');
  const lastWasKilled = existsSync(file);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${process.pid}\n`);
  return { lastWasKilled, clear: () => rmSync(file, { force: true }) };
}
