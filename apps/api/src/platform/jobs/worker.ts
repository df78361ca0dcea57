import { PgBoss } from 'pg-boss';
import type { AnyJob, JobContext } from './job.ts';

export interface Worker {
  /** Takes no new job, and waits for those under way. */
  stop(): Promise<void>;
}

const drainMilliseconds = 20_000;

export async function startWorker(jobs: readonly AnyJob[], context: JobContext): Promise<Worker> {
  const log = context.log.child({ part: 'worker' });
  const boss = new PgBoss({
    connectionString: context.env.databaseUrl,
    application_name: 'courtside worker',
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job store'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job store'));
  await boss.start();

  for (const job of jobs) {
    await boss.work<object>(
      job.name,
      { localConcurrency: 2, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 },
      async ([taken]) => {
        if (!taken) return;
        const jobLog = log.child({ job: job.name, jobId: taken.id });
        try {
          await job.run(job.data.parse(taken.data), { ...context, log: jobLog });
          jobLog.debug('job done');
        } catch (error) {
          jobLog.warn({ err: error }, 'job failed');
          throw error;
        }
      },
    );
  }

  return {
    async stop() {
      await boss.stop({ graceful: true, timeout: drainMilliseconds });
    },
  };
}
