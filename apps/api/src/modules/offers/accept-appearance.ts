import type { Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockAppearance, transitionAppearance } from '../appearances/index.ts';
import { type Attestation, findHits, recordCheck, refuseUncleared } from '../conflicts/index.ts';
import { findIneligibility } from '../eligibility/index.ts';
import { refuseWhatIsTaken } from './refuse-taken.ts';

// Whoever shuts the attorney out waits for us, or we for them: each then sees what the other did.
const lockAttorney = statement<{ feeCents: number }>(
  'lock_accepting_attorney',
  `select (select attorney_total_cents from appearances where id = $2) as "feeCents"
     from users where id = $1 for share`,
);

interface Acceptance extends Attestation {
  id: string;
  attorneyId: string;
  expectedFeeCents: number;
  origin: Origin;
}

/** Gives an appearance to the first eligible attorney who asks, at the fee that they were shown. */
export async function acceptAppearance(
  tx: Tx,
  jobs: JobSender,
  { id, attorneyId, expectedFeeCents, clearedHits, explanation, origin }: Acceptance,
): Promise<Status> {
  const appearance = await lockAppearance(tx, id);
  refuseWhatIsTaken(appearance, attorneyId);
  const fee = await tx.first(lockAttorney, [attorneyId, id]);
  const ineligible = await findIneligibility(tx, id, attorneyId);
  if (fee && fee.feeCents !== expectedFeeCents) throw new Refusal('price_changed');
  const hits = ineligible ? [] : await findHits(tx, id, attorneyId);
  refuseUncleared(hits, { clearedHits, explanation });
  const status = await transitionAppearance(tx, jobs, {
    appearance,
    action: 'accept',
    party: 'attorney',
    attorneyId,
    origin,
    given: { ineligibility: ineligible?.message, hasAttestedConflict: true },
    details: { attorneyId, feeCents: expectedFeeCents },
  });
  await recordCheck(tx, origin, { appearanceId: id, attorneyId, hits, explanation });
  return status;
}
