import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from '../appearances/index.ts';
import { findNewest, lockHeld } from './submit-result.ts';

interface Answer {
  id: string;
  clientId: string;
  origin: Origin;
}

/** The client's own; another's is the same as none. */
async function lockOrdered(tx: Tx, { id, clientId }: Answer): Promise<LockedAppearance> {
  const appearance = await lockAppearance(tx, id);
  if (appearance.clientId !== clientId) throw new Refusal('not_found');
  return appearance;
}

/** What was sent since they read it is not approved with it. */
async function refuseUnread(tx: Tx, id: string, version: number): Promise<void> {
  const newest = await findNewest(tx, id);
  if (newest?.version === version) return;
  throw new Refusal('conflict', {
    message: 'The report was amended meanwhile. Please read the new version first.',
  });
}

export async function approveReport(
  tx: Tx,
  jobs: JobSender,
  { version, ...answer }: Answer & { version: number },
): Promise<void> {
  const appearance = await lockOrdered(tx, answer);
  const { origin } = answer;
  await transitionAppearance(tx, jobs, { appearance, action: 'approve', party: 'client', origin });
  await refuseUnread(tx, answer.id, version);
}

/** Approves in the client's place. */
export async function approveByAdmin(
  tx: Tx,
  jobs: JobSender,
  { id, version, origin }: Pick<Answer, 'id' | 'origin'> & { version: number },
): Promise<void> {
  const appearance = await lockAppearance(tx, id);
  await transitionAppearance(tx, jobs, { appearance, action: 'approve', party: 'admin', origin });
  await refuseUnread(tx, id, version);
}

/** Stops the approval by the clock until an administrator has looked at it. */
export async function disputeReport(
  tx: Tx,
  jobs: JobSender,
  { reason, ...answer }: Answer & { reason: string },
): Promise<void> {
  const appearance = await lockOrdered(tx, answer);
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'dispute',
    party: 'client',
    origin: answer.origin,
    given: { reason },
    details: { reason },
  });
}

/** Ends a dispute; what is owed to whom follows from it. */
export async function resolveDispute(
  tx: Tx,
  jobs: JobSender,
  { id, note, origin }: { id: string; note: string | null; origin: Origin },
): Promise<void> {
  const appearance = await lockAppearance(tx, id);
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'resolve',
    party: 'admin',
    origin,
    ...(note && { details: { note } }),
  });
}

interface Rating {
  id: string;
  raterId: string;
  stars: number;
  comment: string | null;
  origin: Origin;
}

// Sums move by the difference, so that a changed rating counts once.
const rateAttorneyOnce = statement<never>(
  'rate_attorney',
  `with earlier as (
     select stars from ratings where appearance_id = $1 and by_party = 'client'),
   saved as (
     insert into ratings (appearance_id, by_party, rater_id, rated_id, stars, comment)
     values ($1, 'client', $2, $3, $4, $5)
     on conflict (appearance_id, by_party) do update
       set stars = excluded.stars, comment = excluded.comment, rated_at = clock_now()
     returning stars)
   insert into attorney_records as r (user_id, rating_sum, rating_count)
   select $3, stars, 1 from saved
   on conflict (user_id) do update
     set rating_sum = r.rating_sum + excluded.rating_sum
                      - coalesce((select stars from earlier), 0),
         rating_count = r.rating_count + case when exists (select from earlier) then 0 else 1 end`,
);

const rateClientOnce = statement<never>(
  'rate_client',
  `insert into ratings (appearance_id, by_party, rater_id, rated_id, stars, comment)
   values ($1, 'attorney', $2, $3, $4, $5)
   on conflict (appearance_id, by_party) do update
     set stars = excluded.stars, comment = excluded.comment, rated_at = clock_now()`,
);

/** What the client thinks of the attorney. It can be changed. */
export async function rateAttorney(tx: Tx, rating: Rating): Promise<void> {
  const appearance = await lockOrdered(tx, { ...rating, clientId: rating.raterId });
  await rate(tx, rateAttorneyOnce, appearance, appearance.attorneyId, rating);
}

/** How well the attorney was instructed. */
export async function rateClient(tx: Tx, rating: Rating): Promise<void> {
  const appearance = await lockHeld(tx, { ...rating, attorneyId: rating.raterId });
  await rate(tx, rateClientOnce, appearance, appearance.clientId, rating);
}

async function rate(
  tx: Tx,
  once: typeof rateClientOnce,
  { status }: LockedAppearance,
  ratedId: string | null,
  { id, raterId, stars, comment, origin }: Rating,
): Promise<void> {
  if (!ratedId || !['reported', 'disputed', 'completed'].includes(status)) {
    throw new Refusal('conflict', { message: 'There is no report yet.' });
  }
  await tx.all(once, [id, raterId, ratedId, stars, comment]);
  record(tx, origin, {
    action: 'results.rate',
    recordType: 'appearance',
    recordId: id,
    after: { ratedId, stars },
  });
}
