import type { FieldErrors } from '@courtside/contract/errors';
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

const lookFirst = 'Please look at this one first.';
const explainFirst = 'Please explain why this is not a conflict.';

/** Every hit that stands now must have been seen and cleared, some of them in writing. */
export function refuseUncleared(
  hits: readonly Hit[],
  { clearedHits, explanation }: Attestation,
): void {
  const unseen = hits.filter(({ id }) => !clearedHits.includes(id));
  const lacksWords = explanation === null && hits.some(({ needsExplanation }) => needsExplanation);
  if (unseen.length === 0 && !lacksWords) return;
  const errors: FieldErrors = {
    ...Object.fromEntries(unseen.map(({ id }) => [`clearedHits.${id}`, lookFirst])),
    ...(lacksWords && { explanation: explainFirst }),
  };
  const message = unseen.length > 0 ? 'Please resolve the possible conflicts first.' : explainFirst;
  throw new Refusal('conflict', { message, errors });
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
