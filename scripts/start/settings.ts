import { resolve } from 'node:path';
import { type Env, readEnv } from '../../apps/api/src/platform/env.ts';

export const root = resolve(import.meta.dirname, '../..');

/** What a start needs to know before there is a database. */
export function readSettings(): { env: Env; dataDir: string; givenDatabase: string | undefined } {
  const givenDatabase = process.env['DATABASE_URL'] || undefined;
  const env = readEnv({
    ...process.env,
    DATABASE_URL: givenDatabase ?? 'postgresql://embedded/courtside',
  });
  const dataDir = resolve(process.env['COURTSIDE_DATA_DIR'] || resolve(root, '.data'));
  return { env, dataDir, givenDatabase };
}
