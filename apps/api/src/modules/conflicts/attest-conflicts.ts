import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import type { Hit } from './find-hits.ts';

/** What an attorney says of the possible conflicts that they were shown. */
export interface Attestation {
  clearedHits: readonly string[];
  explanation: string | null;
}

/** Every hit that stands now must have been seen and cleared, some of them in writing. */
export function refuseUncleared(
  hits: readonly Hit[],
  { clearedHits, explanation }: Attestation,
): void {
  if (hits.some(({ id }) => !clearedHits.includes(id))) {
    throw new Refusal('conflict', { message: 'Please resolve the possible conflicts first.' });
  }
  if (explanation === null && hits.some(({ needsExplanation }) => needsExplanation)) {
    const message = 'Please explain why this is not a conflict.';
    throw new Refusal('conflict', { message, errors: { explanation: message } });
  }
}

interface Check {
  appearanceId: string;
  attorneyId: string;
  hits: readonly Hit[];
  explanation: string | null;
}

const insertCheck = statement<never>(
  'insert_conflict_check',
  `insert into conflict_checks (appearance_id, attorney_id, hits, explanation)
   values ($1, $2, $3, $4)`,
);

/** Keeps the attestation with what it was about: the order's names and why, nothing of the list. */
export async function recordCheck(
  tx: Tx,
  origin: Origin,
  { appearanceId, attorneyId, hits, explanation }: Check,
): Promise<void> {
  const judged = hits.map(({ name, role, kind, likeness }) => ({ name, role, kind, likeness }));
  const said = hits.length > 0 ? explanation : null;
  await tx.all(insertCheck, [appearanceId, attorneyId, JSON.stringify(judged), said]);
  if (hits.length === 0) return;
  record(tx, origin, {
    action: 'conflicts.clear',
    recordType: 'appearance',
    recordId: appearanceId,
    after: { attorneyId, hits: hits.length, isExplained: said !== null },
  });
}
