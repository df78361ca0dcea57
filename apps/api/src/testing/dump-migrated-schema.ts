import pg from 'pg';
import { applyMigrations } from '../platform/db/migrations.ts';
import { dumpSchema } from '../platform/db/schema-dump.ts';
import { startPostgres } from '../platform/postgres/index.ts';

/** The schema of an empty database after every migration. */
export async function dumpMigratedSchema(): Promise<string> {
  const postgres = await startPostgres({ name: `test-${process.pid}`, durable: false });
  try {
    await applyMigrations(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return await dumpSchema(client);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}
