import type { QueryOf } from '@courtside/contract/endpoint';
import type { logEntry, logs } from '@courtside/contract/logs';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';

type LogEntry = z.output<typeof logEntry>;

const select = `
  select seq, at, actor_id as "actorId", actor_name as "actorName", action,
         record_type as "recordType", record_id as "recordId", address, before, after
    from system_log`;

export async function listLogEntries(db: DbOrTx, query: QueryOf<typeof logs.list>) {
  return keysetPage<LogEntry>(
    db,
    {
      select,
      where: [
        ...where('action = ?', query.action),
        ...where('record_type = ?', query.recordType),
        ...where('record_id = ?', query.recordId),
        ...where('actor_id = ?', query.actorId),
      ],
      key: [{ column: 'seq', type: 'bigint', of: (entry) => entry.seq }],
      direction: 'desc',
    },
    query,
  );
}

const selectEntry = statement<LogEntry>('select_log_entry', `${select} where seq = $1`);

export async function findLogEntry(db: DbOrTx, seq: number): Promise<LogEntry | undefined> {
  return db.first(selectEntry, [seq]);
}
