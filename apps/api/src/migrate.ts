import { jobs, timers } from './jobs.ts';
import { applyMigrations } from './platform/db/migrations.ts';
import { prepareJobStore } from './platform/jobs/store.ts';

/** Brings a database to what this code needs. Several processes may do it at once. */
export async function migrate(
  databaseUrl: string,
  onProgress: (message: string) => void = () => {},
): Promise<{ applied: string[] }> {
  const result = await applyMigrations(databaseUrl, onProgress);
  await prepareJobStore(databaseUrl, jobs, timers);
  return result;
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is required');
  const { applied } = await migrate(url, (message) => process.stdout.write(`${message}\n`));
  process.stdout.write(`${applied.length === 0 ? 'The database is up to date' : 'Done'}\n`);
}
