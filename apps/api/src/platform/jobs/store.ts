import { PgBoss } from 'pg-boss';
import { type AnyJob, deadLetters } from './job.ts';

/** A job that runs by the clock. */
export interface Timer {
  readonly job: AnyJob;
  /** Five fields, UTC. */
  readonly cron: string;
  readonly why: string;
}

const aYear = 365 * 24 * 3600;

/** A job whose worker has not been heard for so long is given to another. */
const heartbeatSeconds = 10;

/** Brings the job store's tables, queues and timers to what this code knows. Safe to run at once. */
export async function prepareJobStore(
  databaseUrl: string,
  jobs: readonly AnyJob[],
  timers: readonly Timer[],
): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    supervise: false,
    schedule: false,
  });
  const problems: Error[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  try {
    await declareQueue(boss, deadLetters, { retryLimit: 0, retentionSeconds: aYear });
    for (const job of jobs) {
      await declareQueue(boss, job.name, {
        retryLimit: job.retries,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 3600,
        expireInSeconds: 300,
        heartbeatSeconds,
        retentionSeconds: aYear,
        deadLetter: deadLetters,
        notify: true,
      });
    }
    await syncTimers(boss, timers);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (problems[0]) throw problems[0];
}

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

async function declareQueue(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

async function syncTimers(boss: PgBoss, timers: readonly Timer[]): Promise<void> {
  for (const { job, cron } of timers) {
    await boss.schedule(job.name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
  const wanted = new Set(timers.map(({ job }) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
}
