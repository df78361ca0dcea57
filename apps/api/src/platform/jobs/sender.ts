import { PgBoss } from 'pg-boss';
import type { Db, Tx } from '../db/database.ts';
import { nameOf } from '../db/keyset.ts';
import { deadLetters, type Job } from './job.ts';

interface EnqueueOptions {
  /** When to run it at the earliest; at once when absent. */
  startAfter?: Date;
}

export interface JobSender {
  /** Puts a job in line within the transaction: it exists if and only if the rest was committed. */
  enqueue<Data extends object>(
    tx: Tx,
    job: Pick<Job<Data>, 'name' | 'data'>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Puts several of one kind in line with a single statement. */
  enqueueAll<Data extends object>(
    tx: Tx,
    job: Pick<Job<Data>, 'name' | 'data'>,
    data: readonly Data[],
  ): Promise<void>;
  /** Moves a dead letter back to where it came from. False when there is none of that id. */
  redrive(tx: Tx, id: string): Promise<boolean>;
  stop(): Promise<void>;
}

export async function createJobSender(db: Db, onError: (error: Error) => void): Promise<JobSender> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await db.sql(text, values) }) },
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', onError);
  await boss.start();

  return {
    async enqueue(tx, job, data, { startAfter } = {}) {
      const id = await boss.send(job.name, job.data.parse(data), {
        db: prepared(tx),
        ...(startAfter && { startAfter }),
      });
      if (id === null) throw new Error(`Job ${job.name} was not accepted`);
    },
    async enqueueAll(tx, job, data) {
      if (data.length === 0) return;
      const all = data.map((one) => ({ data: job.data.parse(one) }));
      const ids = await boss.insert(job.name, all, { db: prepared(tx), returnId: true });
      if (ids?.length !== all.length) throw new Error(`Jobs ${job.name} were not accepted`);
    },
    async redrive(tx, id) {
      return (await boss.redrive(deadLetters, { ids: [id], db: inside(tx) })) === 1;
    },
    async stop() {
      await boss.stop({ graceful: false });
    },
  };
}

/** For what is sent again and again: one text a queue, with its values apart. */
function prepared(tx: Tx) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: await tx.all<Record<string, unknown>>({ name: nameOf(text), text }, values),
    }),
  };
}

function inside(tx: Tx) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.sql(text, values) }),
  };
}
