import type { FieldErrors } from '@courtside/contract/errors';
import { type ReportedHearing, type Result, resultProblems } from '@courtside/domain/results';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from '../appearances/index.ts';
import { getPolicies } from '../policies/index.ts';
import { dropDraft } from './drafts.ts';
import { resultFiles, results } from './results.schema.ts';

interface Sent {
  id: string;
  authorId: string;
  origin: Origin;
  result: Result;
}

/** One that the attorney holds; another's is the same as none. */
export async function lockHeld(
  tx: Tx,
  { id, attorneyId }: { id: string; attorneyId: string },
): Promise<LockedAppearance> {
  const appearance = await lockAppearance(tx, id);
  if (appearance.attorneyId !== attorneyId) throw new Refusal('not_found');
  return appearance;
}

const countLateReport = statement<never>(
  'count_late_report',
  `insert into attorney_records as r (user_id, late_reports) values ($1, 1)
   on conflict (user_id) do update set late_reports = r.late_reports + 1`,
);

type SentByAttorney = Omit<Sent, 'authorId'> & { attorneyId: string };

/** Sends the report to the firm, in time or late. */
export async function submitResult(
  tx: Tx,
  jobs: JobSender,
  { attorneyId, ...sent }: SentByAttorney,
): Promise<void> {
  const appearance = await lockHeld(tx, { id: sent.id, attorneyId });
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'submit-results',
    party: 'assignee',
    origin: sent.origin,
    given: { isResultComplete: resultProblems(sent.result).length === 0 },
    details: { version: 1 },
  });
  const { reports } = await getPolicies(tx);
  const isLate = appearance.nowMs > appearance.hearingAtMs + reports.dueHours * 3_600_000;
  const version = { version: 1, isLate, reason: null };
  await store(tx, { ...sent, authorId: attorneyId }, version);
  if (isLate) await tx.all(countLateReport, [attorneyId]);
}

const selectNewest = statement<{ version: number; isLate: boolean }>(
  'select_newest_result',
  `select version, is_late as "isLate" from results where appearance_id = $1
    order by version desc limit 1`,
);

/** The version that counts, once there is one. */
export async function findNewest(tx: Tx, appearanceId: string) {
  return tx.first(selectNewest, [appearanceId]);
}

/** Sends a better version. The first stays on record, and whether it came late. */
export async function amendResult(
  tx: Tx,
  jobs: JobSender,
  { attorneyId, ...sent }: SentByAttorney & { reason: string },
): Promise<void> {
  const appearance = await lockHeld(tx, { id: sent.id, attorneyId });
  await amend(tx, jobs, {
    appearance,
    party: 'assignee',
    sent: { ...sent, authorId: attorneyId },
  });
}

/** Corrects a report in the place of its attorney, whose draft of another version stays theirs. */
export async function amendByAdmin(
  tx: Tx,
  jobs: JobSender,
  sent: Sent & { reason: string },
): Promise<void> {
  await amend(tx, jobs, { appearance: await lockAppearance(tx, sent.id), party: 'admin', sent });
}

async function amend(
  tx: Tx,
  jobs: JobSender,
  {
    appearance,
    party,
    sent: { reason, ...sent },
  }: {
    appearance: LockedAppearance;
    party: 'assignee' | 'admin';
    sent: Sent & { reason: string };
  },
): Promise<void> {
  const newest = await findNewest(tx, sent.id);
  const version = (newest?.version ?? 0) + 1;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'amend-results',
    party,
    origin: sent.origin,
    given: { isResultComplete: resultProblems(sent.result).length === 0 },
    details: { version, reason },
  });
  await store(tx, sent, { version, isLate: newest?.isLate ?? false, reason });
}

interface Version {
  version: number;
  isLate: boolean;
  reason: string | null;
}

async function store(tx: Tx, sent: Sent, { version, isLate, reason }: Version): Promise<void> {
  const { id, authorId, result } = sent;
  await checkAgainstHearing(tx, sent);
  const nextType = await nextTypeWords(tx, sent);
  const files = await checkFiles(tx, sent);
  const [stored] = await tx.orm
    .insert(results)
    .values({
      appearanceId: id,
      version,
      authorId,
      appeared: result.appeared,
      outcome: result.outcome,
      data: { ...result, nextType },
      reason,
      isLate,
    })
    .returning({ id: results.id });
  if (!stored) throw new Error('The report was not stored');
  if (files.length > 0) {
    await tx.orm
      .insert(resultFiles)
      .values(files.map((fileId) => ({ resultId: stored.id, fileId })));
  }
  await dropDraft(tx, id, authorId);
}

const selectHearing = statement<ReportedHearing>(
  'select_reported_hearing',
  `select hearing_date::text as date, time_zone as "timeZone",
          (extract(epoch from clock_now()) * 1000)::float8 as "nowMs"
     from appearances where id = $1`,
);

async function checkAgainstHearing(tx: Tx, { id, result }: Sent): Promise<void> {
  const hearing = await tx.first(selectHearing, [id]);
  const found = resultProblems(result, hearing);
  if (found.length === 0) return;
  throw new Refusal('invalid_request', {
    errors: Object.fromEntries(found.map(({ field, message }) => [field, message])),
  });
}

const selectNextType = statement<{ name: string }>(
  'select_next_type',
  `select t.name from appearance_types t join appearances a on a.case_type = t.case_type
    where t.id = $1 and a.id = $2`,
);

/** A kind of hearing that can be ordered goes by its own name, whatever was typed beside it. */
async function nextTypeWords(tx: Tx, { id, result }: Sent): Promise<string | null> {
  if (!result.nextTypeId) return result.nextType;
  const type = await tx.first(selectNextType, [result.nextTypeId, id]);
  if (type) return type.name;
  throw new Refusal('invalid_request', {
    errors: { nextTypeId: 'Choose a kind of hearing of this practice area' },
  });
}

// Locked: one that is just being removed is waited for, and found to be gone.
const lockFiles = statement<{ id: string }>(
  'lock_files_for_result',
  `select f.id from files f
    where f.id = any($1::uuid[]) and f.appearance_id = $2
      and (f.owner_id = $3
           or exists (select from result_files rf join results r on r.id = rf.result_id
                       where rf.file_id = f.id and r.appearance_id = $2))
      for key share of f`,
);

/**
 * The files that a report names: each was handed in for this appearance by its author, or is part of an
 * earlier version.
 */
async function checkFiles(tx: Tx, { id, authorId, result }: Sent): Promise<string[]> {
  const named = [
    ...result.files.map((file, index) => ({ file, field: `files.${index}` })),
    ...result.expenses.flatMap(({ file }, index) =>
      file ? [{ file, field: `expenses.${index}.file` }] : [],
    ),
  ];
  const wanted = [...new Set(named.map(({ file }) => file))];
  if (wanted.length === 0) return [];
  const found = await tx.all(lockFiles, [wanted, id, authorId]);
  const known = new Set(found.map((file) => file.id));
  const errors: FieldErrors = Object.fromEntries(
    named
      .filter(({ file }) => !known.has(file))
      .map(({ field }) => [field, 'This file is no longer here. Please add it again.']),
  );
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_request', { errors });
  return wanted;
}
