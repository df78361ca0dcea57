import { isDeepStrictEqual } from 'node:util';
import type { PartyRole, Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from '../appearances/index.ts';
import { type Attestation, findHits, recordCheck, refuseUncleared } from '../conflicts/index.ts';
import { findIneligibility } from '../eligibility/index.ts';
import { refuseEarlyWhatIsTaken, refuseWhatIsTaken } from './refuse-taken.ts';

// Whoever shuts the attorney out waits for us, or we for them: each then sees what the other did.
const lockAttorney = statement<Terms>(
  'lock_accepting_attorney',
  `select a.attorney_total_cents as "feeCents", a.court_id as court,
          (select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role) order by p.position)
             from appearance_parties p where p.appearance_id = a.id) as parties
     from users u, appearances a where u.id = $1 and a.id = $2 for share of u`,
);

interface Terms {
  feeCents: number;
  court: string;
  parties: readonly { name: string; role: PartyRole }[];
}

interface Acceptance extends Attestation {
  id: string;
  attorneyId: string;
  expectedFeeCents: number;
  expectedCourt: string;
  expectedHearingAt: string;
  expectedParties: Terms['parties'];
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
  const terms = await tx.first(lockAttorney, [attorneyId, id]);
  const ineligible = await findIneligibility(tx, id, attorneyId);
  refuseOtherTerms(appearance, terms, expected);
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

type Expected = Pick<
  Acceptance,
  'expectedFeeCents' | 'expectedCourt' | 'expectedHearingAt' | 'expectedParties'
>;

function refuseOtherTerms(
  { hearingAtMs }: LockedAppearance,
  terms: Terms | undefined,
  { expectedFeeCents, expectedCourt, expectedHearingAt, expectedParties }: Expected,
): void {
  if (terms?.feeCents !== expectedFeeCents) throw new Refusal('price_changed');
  if (terms.court !== expectedCourt || hearingAtMs !== Date.parse(expectedHearingAt)) {
    throw new Refusal('conflict', {
      message: 'The client has moved this hearing. Please look at it again.',
    });
  }
  if (!isDeepStrictEqual(expectedParties, terms.parties)) {
    throw new Refusal('conflict', {
      message: 'The client has changed the names in this case. Please look at them again.',
    });
  }
}
