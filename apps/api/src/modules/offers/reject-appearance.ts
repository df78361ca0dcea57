import { decide, refusalText } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { type LockedAppearance, lockAppearance } from '../appearances/index.ts';
import { findIneligibility } from '../eligibility/index.ts';
import { getPolicies } from '../policies/index.ts';
import { getOffered, hidden } from './offers.queries.ts';
import { refuseWhatIsTaken } from './refuse-taken.ts';
import { wasOffered } from './standing.queries.ts';

interface Answer {
  id: string;
  attorneyId: string;
  origin: Origin;
}

const insertRejection = statement<{ id: string }>(
  'insert_rejection',
  `insert into offers as o (appearance_id, attorney_id, rejected_at, reject_reason)
   values ($1, $2, clock_now(), $3)
   on conflict (appearance_id, attorney_id)
     do update set rejected_at = clock_now(), reject_reason = excluded.reject_reason
     where o.rejected_at is null
   returning appearance_id as id`,
);

const endHold = statement<never>(
  'end_hold',
  'update appearances set held_until = clock_now() where id = $1 and held_for = $2 and held_until > clock_now()',
);

/**
 * An appearance that the attorney may answer to. Whoever was offered it hears why they may not, as on
 * accepting; to others it is not there.
 */
async function lockOffered(tx: Tx, id: string, attorneyId: string): Promise<LockedAppearance> {
  const appearance = await lockAppearance(tx, id);
  if (await wasOffered(tx, id, attorneyId)) {
    refuseWhatIsTaken(appearance, attorneyId);
    const ineligible = await findIneligibility(tx, id, attorneyId);
    if (ineligible && hidden.has(ineligible.check)) {
      throw new Refusal('conflict', { message: ineligible.message });
    }
  }
  await getOffered(tx, id, attorneyId);
  return appearance;
}

/** Turns an appearance down. Only the offer changes: the client's order is not touched, and learns nothing. */
export async function rejectAppearance(
  tx: Tx,
  { id, attorneyId, reason, origin }: Answer & { reason: string | null },
): Promise<void> {
  const { status, hearingAtMs, nowMs } = await lockOffered(tx, id, attorneyId);
  const facts = { status, hearingAtMs, policies: await getPolicies(tx) };
  const decision = decide('reject', facts, 'attorney', nowMs);
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because) });
  }
  const rejected = await tx.first(insertRejection, [id, attorneyId, reason]);
  // Nobody waits for the answer any more.
  await tx.all(endHold, [id, attorneyId]);
  if (rejected) logAnswer(tx, origin, { id, attorneyId }, 'reject');
}

const deleteRejection = statement<{ id: string }>(
  'delete_rejection',
  `update offers set rejected_at = null, reject_reason = null
    where appearance_id = $1 and attorney_id = $2 and rejected_at is not null
   returning appearance_id as id`,
);

/** Takes back that it was turned down. */
export async function reconsiderAppearance(
  tx: Tx,
  { id, attorneyId, origin }: Answer,
): Promise<void> {
  await lockOffered(tx, id, attorneyId);
  const restored = await tx.first(deleteRejection, [id, attorneyId]);
  if (restored) logAnswer(tx, origin, { id, attorneyId }, 'reconsider');
}

function logAnswer(
  tx: Tx,
  origin: Origin,
  { id, attorneyId }: Omit<Answer, 'origin'>,
  answer: 'reject' | 'reconsider',
): void {
  record(tx, origin, {
    action: `offers.${answer}`,
    recordType: 'appearance',
    recordId: id,
    after: { attorneyId },
  });
}
