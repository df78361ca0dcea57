import { type RunningPostgres, startPostgres } from '../../apps/api/src/platform/postgres/index.ts';
import type { Shutdown } from './shutdown.ts';
import { detail } from './steps.ts';

/** The database given by DATABASE_URL, or the embedded one, which then stops with us. */
export async function openDatabase(
  given: string | undefined,
  shutdown: Shutdown,
): Promise<{ url: string; embedded: RunningPostgres | undefined }> {
  if (given) return { url: given, embedded: undefined };
  const starting = startPostgres({
    name: 'main',
    durable: true,
    supervise: true,
    onEvent: detail,
  });
  const embedded = await shutdown.add(starting, (postgres) => postgres.stop());
  if (embedded.recovered) detail(embedded.recovered);
  return { url: embedded.url, embedded };
}
