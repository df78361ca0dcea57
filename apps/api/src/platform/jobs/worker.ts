import { PgBoss } from 'pg-boss';
import type { AnyJob, JobContext } from './job.ts';

export interface Worker {
  /** Takes no new job, and waits for those under way. */
  stop(): Promise<void>;
}

const drainMilliseconds = 20_000;
const slotsPerJob = 2;

/** Seconds after which a slot looks by itself, where notices of new jobs come and where they do not. */
interface Polls {
  notified: number;
  alone: number;
}

export async function startWorker(
  jobs: readonly AnyJob[],
  context: JobContext,
  polls: Polls = { notified: 5, alone: 2 },
): Promise<Worker> {
  const log = context.log.child({ part: 'worker' });
  const boss = new PgBoss({
    connectionString: context.env.databaseUrl,
    application_name: 'courtside worker',
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job store'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job store'));
  await boss.start();

  for (const job of jobs) {
    for (let slot = 0; slot < slotsPerJob; slot += 1)
      await openSlot(boss, job, { ...context, log }, polls);
  }

  return {
    async stop() {
      await boss.stop({ graceful: true, timeout: drainMilliseconds });
    },
  };
}

/** One job of its kind at a time, and the next as soon as it is done. */
async function openSlot(
  boss: PgBoss,
  job: AnyJob,
  context: JobContext,
  polls: Polls,
): Promise<void> {
  const slot: string = await boss.work<object>(
    job.name,
    {
      pollingIntervalSeconds: polls.alone,
      notifyPollingIntervalSeconds: polls.notified,
      heartbeatRefreshSeconds: 3,
    },
    async ([taken]) => {
      if (!taken) return;
      const log = context.log.child({ job: job.name, jobId: taken.id });
      try {
        await job.run(job.data.parse(taken.data), { ...context, log });
        log.debug('job done');
      } catch (error) {
        log.warn({ err: error }, 'job failed');
        throw error;
      } finally {
        // Without this a slot sleeps until it is notified, though more jobs may be in line.
        boss.notifyWorker(slot);
      }
    },
  );
}
