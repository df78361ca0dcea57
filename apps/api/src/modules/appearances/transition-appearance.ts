import {
  type Action,
  decide,
  type Facts,
  outcomeOf,
  type Party,
  refusalText,
  type Status,
} from '@courtside/domain/appearances';
import { eligibilityChecks } from '@courtside/domain/offers';
import { statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { releaseRedemption } from '../coupons/index.ts';
import { getPolicies } from '../policies/index.ts';
import { countOutcome } from './count-outcome.ts';
import { expireProposal } from './expire-proposal.ts';
import { recordMove } from './record-move.ts';

export interface LockedAppearance {
  id: string;
  number: number;
  clientId: string;
  status: Status;
  hearingAtMs: number;
  /** When the newest version of its report counts as approved. */
  approvesAtMs: number | null;
  /** By the database's clock, as of this transaction. */
  nowMs: number;
  revision: number;
  clientTotalCents: number;
  attorneyId: string | null;
  assignmentId: string | null;
  /** Until when the attorney confirms a change. */
  confirmByMs: number | null;
}

const lockRow = statement<Omit<LockedAppearance, keyof Holder>>(
  'lock_appearance',
  `select id, number::float8 as number, client_id as "clientId", status,
          (extract(epoch from hearing_at) * 1000)::float8 as "hearingAtMs",
          (extract(epoch from approves_at) * 1000)::float8 as "approvesAtMs",
          (extract(epoch from clock_now()) * 1000)::float8 as "nowMs",
          revision, client_total_cents as "clientTotalCents"
     from appearances where id = $1 for no key update`,
);

type Holder = Pick<LockedAppearance, 'attorneyId' | 'assignmentId' | 'confirmByMs'>;

// Joined to the lock it would be as of before a wait for it: whoever took it meanwhile would be missing.
const selectHolder = statement<Holder>(
  'select_holder',
  `select attorney_id as "attorneyId", id as "assignmentId",
          (extract(epoch from confirm_by) * 1000)::float8 as "confirmByMs"
     from assignments where appearance_id = $1 and released_at is null`,
);

const nobody: Holder = { attorneyId: null, assignmentId: null, confirmByMs: null };

export async function lockAppearance(tx: Tx, id: string): Promise<LockedAppearance> {
  const row = await tx.first(lockRow, [id]);
  if (!row) throw new Refusal('not_found');
  return { ...row, ...((await tx.first(selectHolder, [id])) ?? nobody) };
}

/** A client's own; another's is the same as none. */
export async function lockOwnAppearance(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<LockedAppearance> {
  const row = await lockAppearance(tx, id);
  if (row.clientId !== clientId) throw new Refusal('not_found');
  return row;
}

const move = statement<{ id: string }>(
  'move_appearance',
  `update appearances
      set status = $3, revision = revision + 1,
          reported_at = case when $4 then clock_now() else reported_at end,
          approves_at = coalesce(clock_now() + make_interval(hours => $5), approves_at)
    where id = $1 and status = $2
   returning id`,
);

const endAssignment = statement<never>(
  'end_assignment',
  'update assignments set released_at = clock_now() where appearance_id = $1 and released_at is null',
);

// The exclusion constraint has the last word on whether the attorney is elsewhere at that time.
const startAssignment = statement<never>(
  'start_assignment',
  `insert into assignments (appearance_id, attorney_id, during, confirmed_at)
   select id, $2, tstzrange(hearing_at, hearing_at + make_interval(mins => expected_minutes)),
          clock_now()
     from appearances where id = $1`,
);

interface Transition {
  appearance: LockedAppearance;
  action: Action;
  party: Party;
  /** Who holds it afterwards, when the move gives it to somebody. */
  attorneyId?: string;
  /** Absent when the clock acts. */
  origin?: Origin | undefined;
  /** What the rules ask beside the appearance itself. */
  given?: Partial<Facts>;
  details?: Record<string, unknown>;
}

/** The only writer of `status`: decides by the table, moves, and writes down what follows. */
export async function transitionAppearance(
  tx: Tx,
  jobs: JobSender,
  { appearance, action, party, attorneyId, origin, given = {}, details = {} }: Transition,
): Promise<Status> {
  const { id, status, hearingAtMs, approvesAtMs, confirmByMs, nowMs } = appearance;
  const policies = await getPolicies(tx);
  const facts: Facts = {
    status,
    hearingAtMs,
    approvesAtMs: approvesAtMs ?? undefined,
    confirmByMs: confirmByMs ?? undefined,
    policies,
    ...given,
  };
  const decision = decide(action, facts, party, nowMs);
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because, facts) });
  }
  const isFirstReport = action === 'submit-results';
  // The client has the whole time to answer each version, as long as they have not.
  const hours = decision.to === 'reported' ? policies.reports.autoApprovalHours : null;
  const moved = await tx.first(move, [id, status, decision.to, isFirstReport, hours]);
  if (!moved) throw new Refusal('conflict', { message: refusalText('wrong_status') });
  if (decision.to === 'canceled' || action === 'release') await tx.all(endAssignment, [id]);
  if (attorneyId) await assign(tx, id, attorneyId);
  if (status === 'open' && decision.to !== 'open') await expireProposal(tx, id);
  // Nobody came, nothing is paid: a code was not used up by it.
  if (outcomeOf(decision.to) === 'unfilled') await releaseRedemption(tx, id);
  if (appearance.attorneyId && decision.to !== status) {
    await countOutcome(tx, { id, attorneyId: appearance.attorneyId }, decision.to);
  }
  await recordMove(tx, jobs, {
    appearanceId: id,
    clientId: appearance.clientId,
    attorneyId: attorneyId ?? appearance.attorneyId,
    action,
    from: status,
    to: decision.to,
    party,
    origin,
    effects: decision.effects,
    details,
  });
  return decision.to;
}

async function assign(tx: Tx, id: string, attorneyId: string): Promise<void> {
  try {
    await tx.all(startAssignment, [id, attorneyId]);
  } catch (error) {
    if (sqlState(error) !== '23P01') throw error;
    throw new Refusal('conflict', { message: eligibilityChecks.free });
  }
}
