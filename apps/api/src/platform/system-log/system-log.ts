import { statement, type Tx } from '../db/database.ts';
import type { Origin } from '../http/context.ts';

interface Change {
  /** What happened, as `capability.verb`. */
  action: string;
  recordType: string;
  recordId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const insertEntry = statement<never>(
  'insert_system_log',
  `insert into system_log
     (actor_id, actor_name, action, record_type, record_id, request_id, address, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/**
 * Puts a change on record in the transaction that makes it. The entry is written as the last thing
 * before commit: writers wait in line for the chain's head, so it must be held only for a moment, and
 * always after every other lock.
 */
export function record(tx: Tx, { actor, requestId, address }: Origin, change: Change): void {
  tx.atEnd(async () => {
    await tx.all(insertEntry, [
      actor?.userId ?? null,
      actor?.fullName ?? null,
      change.action,
      change.recordType,
      change.recordId,
      requestId,
      address,
      change.before ? JSON.stringify(change.before) : null,
      change.after ? JSON.stringify(change.after) : null,
    ]);
  });
}
