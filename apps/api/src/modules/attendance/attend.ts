import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { publish } from '../../platform/live/live-channel.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from '../appearances/index.ts';
import { type Attestation, findNewHits, recordCheck, refuseUncleared } from '../conflicts/index.ts';
import { tellAdmins } from '../notices/index.ts';
import { refuseOtherTerms, type ShownTerms } from '../offers/index.ts';
import { getHeld } from './held-appearances.queries.ts';

interface Act {
  id: string;
  attorneyId: string;
  origin: Origin;
}

export interface Place {
  lat: number;
  lon: number;
  accuracyMeters: number;
}

/** One that the attorney holds; another's is the same as none. */
async function lockHeld(tx: Tx, { id, attorneyId }: Act): Promise<LockedAppearance> {
  const appearance = await lockAppearance(tx, id);
  if (appearance.attorneyId !== attorneyId) throw new Refusal('not_found');
  return appearance;
}

/** Gives an appearance back while there is time, so that another can take it. */
export async function releaseAppearance(
  tx: Tx,
  jobs: JobSender,
  { reason, ...act }: Act & { reason: string | null },
): Promise<void> {
  const appearance = await lockHeld(tx, act);
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'release',
    party: 'assignee',
    origin: act.origin,
    details: { attorneyId: act.attorneyId, ...(reason && { reason }) },
  });
  await countRelease(tx, act.attorneyId);
}

const addRelease = statement<never>(
  'count_release',
  `insert into attorney_records as r (user_id, released) values ($1, 1)
   on conflict (user_id) do update set released = r.released + 1`,
);

/** Counts against the attorney that they gave an appearance back. */
export async function countRelease(tx: Tx, attorneyId: string): Promise<void> {
  await tx.all(addRelease, [attorneyId]);
}

const acts = {
  confirm: {
    refusal: 'There is nothing to confirm now.',
    sql: statement<never>(
      'confirm_attendance',
      'update assignments set confirmed_at = clock_now(), confirm_by = null where id = $1',
    ),
    tellsPlace: false,
  },
  checkIn: {
    refusal: 'You can check in from four hours before the hearing on.',
    sql: statement<never>(
      'check_in',
      'update assignments set checked_in_at = clock_now(), checked_in_place = $2 where id = $1',
    ),
    tellsPlace: true,
  },
  checkOut: {
    refusal: 'Check in first.',
    sql: statement<never>(
      'check_out',
      // A clock that was set back between both has not made them leave before they came.
      `update assignments set checked_out_at = greatest(clock_now(), checked_in_at), checked_out_place = $2
        where id = $1`,
    ),
    tellsPlace: true,
  },
} as const;

/** Says that the attorney will come, has come or has gone. Neither moves the appearance's status. */
export async function attend(
  tx: Tx,
  name: keyof typeof acts,
  { place = null, ...act }: Act & { place?: Place | null },
): Promise<void> {
  const { id, assignmentId, clientId } = await lockHeld(tx, act);
  const { may } = await getHeld(tx, id, act.attorneyId);
  const { refusal, sql, tellsPlace } = acts[name];
  if (!may[name]) throw new Refusal('conflict', { message: refusal });
  await tx.all(sql, [assignmentId, ...(tellsPlace ? [place && JSON.stringify(place)] : [])]);
  record(tx, act.origin, {
    action: `attendance.${name}`,
    recordType: 'appearance',
    recordId: id,
    after: { attorneyId: act.attorneyId, ...(place && { ...place }) },
  });
  await publish(tx, { userId: clientId, kind: 'appearance', recordId: id });
}

/**
 * Says again that the attorney will come, to what they were shown. Names may have been added since they
 * took it, to the case or to their list: they commit to it as it is now, as when they accepted.
 */
export async function confirmAttendance(
  tx: Tx,
  { clearedHits, explanation, id, attorneyId, origin, ...expected }: Act & Attestation & ShownTerms,
): Promise<void> {
  const act = { id, attorneyId, origin };
  await attend(tx, 'confirm', act);
  await refuseOtherTerms(tx, await lockHeld(tx, act), expected);
  const hits = await findNewHits(tx, id, attorneyId);
  refuseUncleared(hits, { clearedHits, explanation });
  if (hits.length === 0) return;
  await recordCheck(tx, origin, { appearanceId: id, attorneyId, hits, explanation });
}

const insertProblem = statement<{ id: string }>(
  'insert_problem',
  `insert into problems (appearance_id, attorney_id, kind, description) values ($1, $2, $3, $4)
   returning id`,
);

/** Calls the administrators: what cannot wait for an answer by mail. */
export async function reportProblem(
  tx: Tx,
  means: Parameters<typeof tellAdmins>[1],
  { kind, description, ...act }: Act & { kind: string; description: string },
): Promise<string> {
  const { id, status, number } = await lockHeld(tx, act);
  if (status !== 'assigned' && status !== 'report_due') throw new Refusal('conflict');
  const problem = await tx.first(insertProblem, [id, act.attorneyId, kind, description]);
  if (!problem) throw new Error('The problem was not stored');
  await tellAdmins(tx, means, {
    kind: 'attendance.problem',
    urgency: 'high',
    title: `The attorney of appearance ${number} reports a problem`,
    body: description,
    link: `/admin/view/case/${id}`,
    appearanceId: id,
    onceKey: `problem:${problem.id}`,
  });
  record(tx, act.origin, {
    action: 'attendance.problem',
    recordType: 'appearance',
    recordId: id,
    after: { kind },
  });
  return problem.id;
}
