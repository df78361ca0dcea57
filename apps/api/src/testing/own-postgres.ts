import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../platform/postgres/index.ts';

export interface OwnPostgres extends RunningPostgres {
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** A PostgreSQL as in production, durable and supervised, in a folder that is thrown away. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataRoot = mkdtempSync(join(tmpdir(), 'courtside-proof-'));
  const postgres = await startPostgres({ name: 'proof', dataRoot, durable: true, supervise: true });
  return {
    ...postgres,
    async remove() {
      await postgres.stop();
      // As root the data lies elsewhere, behind a link.
      if (process.getuid?.() === 0) {
        rmSync(readlinkSync(join(dataRoot, 'clusters')), { recursive: true, force: true });
      }
      rmSync(dataRoot, { recursive: true, force: true });
    },
  };
}
