import type { failedJob } from '@courtside/contract/jobs';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { deadLetters } from '../../platform/jobs/job.ts';

type FailedJob = z.output<typeof failedJob>;

export async function listFailedJobs(
  db: DbOrTx,
  page: { cursor?: string | undefined; limit: number },
) {
  return keysetPage<FailedJob>(
    db,
    {
      select: `
        select id, source_name as job, created_on as "failedAt", source_retry_count + 1 as tries,
               coalesce(source_output ->> 'message', source_output ->> 'value', '') as error
          from pgboss.job`,
      where: [...where('name = ?', deadLetters), ...where('state = ?', 'created')],
      key: [
        { column: 'created_on', type: 'timestamptz', of: (job) => job.failedAt },
        { column: 'id', type: 'uuid', of: (job) => job.id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const lockJob = statement<{ job: string }>(
  'lock_failed_job',
  `select source_name as job from pgboss.job
    where name = '${deadLetters}' and id = $1 and state = 'created' for update`,
);

export async function lockFailedJob(tx: Tx, id: string): Promise<{ job: string } | undefined> {
  return tx.first(lockJob, [id]);
}
