import type { Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { lockAppearance, transitionAppearance } from '../appearances/index.ts';
import { type Attestation, findHits, recordCheck, refuseUncleared } from '../conflicts/index.ts';
import { findIneligibility } from '../eligibility/index.ts';
import { refuseOtherTerms, type ShownTerms } from './refuse-other-terms.ts';
import { refuseEarlyWhatIsTaken, refuseWhatIsTaken } from './refuse-taken.ts';

// Whoever shuts the attorney out waits for us, or we for them: each then sees what the other did.
const lockAttorney = statement<never>(
  'lock_accepting_attorney',
  'select from users where id = $1 for share',
);

interface Acceptance extends Attestation, ShownTerms {
  id: string;
  attorneyId: string;
  origin: Origin;
}

/** Gives an appearance to the first eligible attorney who asks, on the terms that they were shown. */
export async function acceptAppearance(
  tx: Tx,
  jobs: JobSender,
  { id, attorneyId, clearedHits, explanation, origin, ...expected }: Acceptance,
): Promise<Status> {
  await refuseEarlyWhatIsTaken(tx, id, attorneyId);
  const appearance = await lockAppearance(tx, id);
  refuseWhatIsTaken(appearance, attorneyId);
  await tx.all(lockAttorney, [attorneyId]);
  const ineligible = await findIneligibility(tx, id, attorneyId);
  await refuseOtherTerms(tx, appearance, expected);
  const hits = ineligible ? [] : await findHits(tx, id, attorneyId);
  refuseUncleared(hits, { clearedHits, explanation });
  const status = await transitionAppearance(tx, jobs, {
    appearance,
    action: 'accept',
    party: 'attorney',
    attorneyId,
    origin,
    given: { ineligibility: ineligible?.message, hasAttestedConflict: true },
    details: { attorneyId, feeCents: expected.expectedFeeCents },
  });
  await recordCheck(tx, origin, { appearanceId: id, attorneyId, hits, explanation });
  return status;
}
