import type { appearances as endpoints } from '@courtside/contract/appearances';
import type { BodyOf } from '@courtside/contract/endpoint';
import { confirmByMs } from '@courtside/domain/attendance';
import { hearingTime } from '@courtside/domain/hearing-time';
import { changesCommitment, eligibilityChecks, type LostCheck } from '@courtside/domain/offers';
import { eq } from 'drizzle-orm';
import { statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDiscount } from '../coupons/index.ts';
import { type ChangedHearing, findLostCheck } from '../eligibility/index.ts';
import { getPolicies } from '../policies/index.ts';
import { appearances } from './appearances.schema.ts';
import { expireProposal } from './expire-proposal.ts';
import { type KeptQuote, type PricedOrder, priceOrder } from './price-order.ts';
import {
  lockAppearance,
  lockOwnAppearance,
  transitionAppearance,
} from './transition-appearance.ts';
import { checkOrder, columnsOf, type Order, writeParties } from './write-order.ts';

interface Priced {
  court: string;
  appearanceType: string;
  date: string;
  time: string;
  expectedMinutes: number;
  caseType: PricedOrder['quoted']['caseType'];
  timeZone: string;
  hearingAt: string;
  quote: KeptQuote;
  representedParty: string;
  representedSide: Order['representedSide'];
  mode: Order['mode'];
  parties: Pick<Order['parties'][number], 'name'>[];
}

export const selectPriced = statement<Priced>(
  'select_priced_order',
  `select court_id as court, appearance_type_id as "appearanceType", hearing_date::text as date,
          to_char(hearing_time, 'HH24:MI') as time, expected_minutes as "expectedMinutes",
          mode, case_type as "caseType", time_zone as "timeZone", hearing_at as "hearingAt", quote,
          details ->> 'representedParty' as "representedParty",
          details ->> 'representedSide' as "representedSide",
          (select jsonb_agg(jsonb_build_object('name', p.name)) from appearance_parties p
            where p.appearance_id = appearances.id) as parties
     from appearances where id = $1`,
);

/**
 * Changes an order. Another court, date, kind or length is priced anew. An attorney who holds it must then
 * confirm again in time, and also when it names others, is for another side, or is no longer a call. One who
 * cannot attend it as it is now is released, and others are asked at once.
 */
export async function changeAppearance(
  tx: Tx,
  jobs: JobSender,
  {
    id,
    clientId,
    origin,
    body: { expectedTotalCents, revision, ...order },
  }: { id: string; clientId: string; origin: Origin; body: BodyOf<typeof endpoints.change> },
): Promise<void> {
  const appearance = await lockOwnAppearance(tx, id, clientId);
  if (appearance.revision !== revision) throw new Refusal('conflict');
  const before = await tx.first(selectPriced, [id]);
  if (!before) throw new Refusal('not_found');
  const isRepriced = differsInPrice(order, before);
  const priced = isRepriced
    ? await priceOrder(tx, {
        order: { ...order, expectedMinutes: order.expectedMinutes ?? undefined },
        clientId,
        replaces: before.quote,
        expectedTotalCents,
      })
    : keptPrice(before);
  await checkOrder(tx, order);
  const lost = await findLostCheck(tx, id, hearingOf(order, priced));
  const asksAnew = changesCommitment(before, order);
  const was = { court: before.court, hearingAt: before.hearingAt, timeZone: before.timeZone };
  const differenceCents = priced.quote.client.totalCents - before.quote.client.totalCents;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'edit',
    party: 'client',
    origin,
    details: {
      isRepriced,
      differenceCents,
      ...(asksAnew && { needsNewCheck: true }),
      ...(lost && { releases: true }),
    },
  });
  await tx.orm.update(appearances).set(columnsOf(order, priced)).where(eq(appearances.id, id));
  await writeParties(tx, id, order.parties);
  await tx.all(endOtherHold, [id, order.preferredAttorney]);
  if (isRepriced) await expireProposal(tx, id);
  if (isRepriced && priced.quote.coupon) {
    const discount = priced.quote.subtotalCents - priced.quote.client.totalCents;
    await changeDiscount(tx, id, discount);
  }
  if (lost) {
    await releaseHolder(tx, jobs, { id, because: lost, was });
  } else if ((isRepriced || asksAnew) && appearance.attorneyId) {
    const isFree = await askToConfirm(tx, id, {
      changedAtMs: appearance.nowMs,
      hearingAtMs: Date.parse(priced.quoted.hearingAt),
      isMoved:
        order.court !== before.court ||
        Date.parse(priced.quoted.hearingAt) !== appearance.hearingAtMs,
    });
    if (!isFree) await releaseHolder(tx, jobs, { id, because: 'free', was });
  }
}

// Nobody waits for an attorney whom the client does not prefer any more.
const endOtherHold = statement<never>(
  'end_other_hold',
  `update appearances set held_until = clock_now()
    where id = $1 and held_until > clock_now() and held_for is distinct from $2`,
);

/** The appearance as a change leaves it, as far as that decides who can attend it. */
export function hearingOf(
  {
    court,
    date,
    time,
    excludedAttorneys,
  }: Pick<Order, 'court' | 'date' | 'time' | 'excludedAttorneys'>,
  { quoted: { caseType, hearingAt, expectedMinutes } }: PricedOrder,
): ChangedHearing {
  return { court, date, time, excludedAttorneys, caseType, hearingAt, expectedMinutes };
}

/** The hearing as the attorney knew it: where it is now is not for whoever cannot attend it. */
type KnownHearing = Pick<Priced, 'court' | 'hearingAt' | 'timeZone'>;

/** It is nobody's decision: it follows from the change, and does not count against the attorney. */
async function releaseHolder(
  tx: Tx,
  jobs: JobSender,
  { id, because, was }: { id: string; because: LostCheck; was: KnownHearing },
): Promise<void> {
  await transitionAppearance(tx, jobs, {
    appearance: await lockAppearance(tx, id),
    action: 'release',
    party: 'clock',
    given: { ineligibility: eligibilityChecks[because] },
    details: { because, was },
  });
}

/** Whether it is the other of two hours that the clocks show alike. */
function isOtherHour(
  { date, time, which }: Pick<Order, 'date' | 'time' | 'which'>,
  { timeZone, hearingAt }: Priced,
): boolean {
  if (!which) return false;
  const moment = hearingTime({ date, time }, timeZone, which);
  return moment.kind === 'exact' && moment.epochMs !== Date.parse(hearingAt);
}

/** Whether a change is one that is priced anew, and that an attorney confirms again. */
export function differsInPrice(
  order: Pick<Order, 'court' | 'appearanceType' | 'date' | 'time' | 'which' | 'expectedMinutes'>,
  before: Priced,
): boolean {
  return (
    isOtherHour(order, before) ||
    order.court !== before.court ||
    order.appearanceType !== before.appearanceType ||
    order.date !== before.date ||
    order.time !== before.time ||
    (order.expectedMinutes ?? before.expectedMinutes) !== before.expectedMinutes
  );
}

export function keptPrice({ quote, ...before }: Priced): PricedOrder {
  return {
    quote,
    quoted: { ...before, includedMinutes: quote.includedMinutes, quote, coupon: null },
  };
}

const moveAssignment = statement<never>(
  'move_assignment',
  `update assignments s
      set confirmed_at = null, confirm_by = $2,
          -- Whoever had arrived has not arrived where, or when, it is now.
          checked_in_at = case when not $3 then s.checked_in_at end,
          checked_in_place = case when not $3 then s.checked_in_place end,
          checked_out_at = case when not $3 then s.checked_out_at end,
          checked_out_place = case when not $3 then s.checked_out_place end,
          during = tstzrange(a.hearing_at, a.hearing_at + make_interval(mins => a.expected_minutes))
     from appearances a
    where a.id = s.appearance_id and a.id = $1 and s.released_at is null`,
);

/** False when the attorney took another hearing at that time while we looked. */
async function askToConfirm(
  tx: Tx,
  id: string,
  { isMoved, ...change }: { changedAtMs: number; hearingAtMs: number; isMoved: boolean },
): Promise<boolean> {
  const { confirmation } = await getPolicies(tx);
  const byMs = confirmByMs(confirmation, change);
  const by = byMs === undefined ? null : new Date(byMs).toISOString();
  try {
    await tx.savepoint(async () => tx.all(moveAssignment, [id, by, isMoved]));
    return true;
  } catch (error) {
    if (sqlState(error) === '23P01') return false;
    throw error;
  }
}
