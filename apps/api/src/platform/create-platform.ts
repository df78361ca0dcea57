import type { Logger } from 'pino';
import { Db } from './db/database.ts';
import { createPool } from './db/pool.ts';
import type { Env } from './env.ts';
import { createFileStore } from './files/create-file-store.ts';
import type { Platform } from './http/context.ts';
import { createJobSender } from './jobs/sender.ts';
import { createLiveChannel } from './live/live-channel.ts';

/** The long-lived parts that a process of either kind needs. */
export async function createPlatform(
  env: Env,
  log: Logger,
): Promise<Platform & { stop(): Promise<void> }> {
  const pool = createPool({
    url: env.databaseUrl,
    applicationName: 'courtside',
    max: env.databasePool,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const db = new Db(pool);
  const jobs = await createJobSender(db, (error) => log.error({ err: error }, 'job store'));
  const files = createFileStore(env.files);
  const live = createLiveChannel(env.databaseUrl, (error) =>
    log.warn({ err: error }, 'live channel'),
  );
  return {
    env,
    db,
    jobs,
    files,
    live,
    async stop() {
      files.stop();
      await live.stop();
      await jobs.stop();
      await pool.end();
    },
  };
}
