import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';

/** For what no screen can prepare in a moment, such as another attorney with all papers on file. */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const pool = createPool({
    url: process.env['JOURNEYS_DATABASE_URL'] ?? '',
    applicationName: 'courtside journeys',
    max: 1,
    onError: () => {},
  });
  try {
    return await use(new Db(pool));
  } finally {
    await pool.end();
  }
}
