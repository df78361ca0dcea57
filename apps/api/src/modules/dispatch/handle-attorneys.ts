import { refusalText } from '@courtside/domain/appearances';
import { rankAttorneys } from '@courtside/domain/dispatch';
import { eligibilityFaults } from '@courtside/domain/offers';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { lockAppearance, transitionAppearance } from '../appearances/index.ts';
import { countRelease } from '../attendance/index.ts';
import { findIneligibility } from '../offers/index.ts';
import { assignAttorney } from './assign-attorney.ts';
import { listChosen } from './attorneys.queries.ts';
import { findRunning } from './rounds.ts';
import { type Means, tellAttorneys } from './tell-attorneys.ts';

interface Act {
  id: string;
  origin: Origin;
}

/** Tells attorneys whom an administrator has chosen, in the round that is running. */
export async function tellChosen(
  tx: Tx,
  means: Means,
  { id, attorneys, origin }: Act & { attorneys: readonly string[] },
): Promise<{ told: number; toldBefore: number }> {
  const { status } = await lockAppearance(tx, id);
  if (status !== 'open') {
    throw new Refusal('conflict', { message: 'Only of open appearances attorneys are told.' });
  }
  const round = await findRunning(tx, id);
  if (!round) {
    throw new Refusal('conflict', {
      message: 'The first attorneys are just being told. Please try again in a moment.',
    });
  }
  const wanted = new Set(attorneys);
  const chosen = await listChosen(tx, id, [...wanted]);
  if (chosen.length < wanted.size) {
    throw new Refusal('not_found', { errors: { attorneys: 'We do not know this attorney.' } });
  }
  const unfit = chosen.find(({ holds }) => !holds);
  if (unfit) {
    const because = await findIneligibility(tx, id, unfit.id);
    const message = `${unfit.name}: ${because ? eligibilityFaults[because.check] : ''}`.trim();
    throw new Refusal('conflict', { message, errors: { attorneys: message } });
  }
  const ranked = rankAttorneys(chosen, { isRemote: chosen[0]?.isRemote ?? false });
  const told = await tellAttorneys(tx, means, {
    appearanceId: id,
    dispatchId: round.id,
    wave: 'by_hand',
    ranked,
  });
  record(tx, origin, {
    action: 'dispatch.tell',
    recordType: 'appearance',
    recordId: id,
    after: { attorneys: [...wanted] },
  });
  return { told, toldBefore: wanted.size - told };
}

// Whoever shuts the attorney out waits for us, or we for them, as when the attorney accepts.
const lockAttorney = statement<{ id: string }>(
  'lock_attorney_to_assign',
  `select u.id from users u join user_roles r on r.user_id = u.id and r.role = 'attorney'
    where u.id = $1 for share of u`,
);

/** Gives an appearance to an attorney of the administrator's choice. */
export async function assignByHand(
  tx: Tx,
  means: Means,
  { id, attorney, reason, origin }: Act & { attorney: string; reason: string | undefined },
): Promise<void> {
  const appearance = await lockAppearance(tx, id);
  if (!(await tx.first(lockAttorney, [attorney]))) {
    throw new Refusal('not_found', { errors: { attorney: 'We do not know this attorney.' } });
  }
  const ineligible = await findIneligibility(tx, id, attorney);
  // No reason helps: they could neither read what to do nor say that they do not come.
  if (appearance.status === 'open' && ineligible?.check === 'active') {
    const message = eligibilityFaults.active;
    throw new Refusal('conflict', { message, errors: { attorney: message } });
  }
  if (appearance.status === 'open' && ineligible && !reason) {
    throw new Refusal('conflict', {
      message: refusalText('eligible_or_reason'),
      errors: { reason: eligibilityFaults[ineligible.check] },
    });
  }
  await assignAttorney(tx, means, {
    appearance,
    attorneyId: attorney,
    ineligibility: ineligible && eligibilityFaults[ineligible.check],
    reason,
    origin,
    details: { ...(ineligible && { against: ineligible.check }) },
  });
}

/** Takes an appearance from its attorney; who comes instead is found with urgency. */
export async function removeAttorney(
  tx: Tx,
  { jobs }: Pick<Means, 'jobs'>,
  { id, reason, countsAsReleased, origin }: Act & { reason: string; countsAsReleased: boolean },
): Promise<void> {
  const appearance = await lockAppearance(tx, id);
  const { attorneyId } = appearance;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'release',
    party: 'admin',
    origin,
    details: { attorneyId, reason, countsAsReleased },
  });
  if (attorneyId && countsAsReleased) await countRelease(tx, attorneyId);
}

/** Records that the attorney who held an appearance was not there. The client pays nothing. */
export async function recordNoShow(
  tx: Tx,
  { jobs }: Pick<Means, 'jobs'>,
  { id, reason, origin }: Act & { reason: string | null },
): Promise<void> {
  const appearance = await lockAppearance(tx, id);
  const { attorneyId, clientTotalCents: refundCents } = appearance;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'no-show',
    party: 'admin',
    origin,
    details: { attorneyId, refundCents, ...(reason && { reason }) },
  });
}
