import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobSender } from './sender.ts';

export interface JobContext {
  env: Env;
  db: Db;
  jobs: JobSender;
  files: FileStore;
  log: Logger;
}

/** Work done later, apart from the request that asked for it. It may run more than once. */
export interface Job<Data extends object = object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Tries after the first, each a little later than the last; then it is a dead letter. */
  readonly retries: number;
  readonly run: (data: Data, context: JobContext) => Promise<void>;
}

/** A job as the registry and the worker hold it, whatever its data. */
// oxlint-disable-next-line typescript/no-explicit-any -- Data is contravariant in run, only any spans them all
export type AnyJob = Job<any>;

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

export const deadLetters = 'dead-letters';
