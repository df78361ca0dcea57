import type { FieldErrors } from '@courtside/contract/errors';
import { type Result, resultProblems } from '@courtside/domain/results';
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
  attorneyId: string;
  origin: Origin;
  result: Result;
}

/** One that the attorney holds; another's is the same as none. */
export async function lockHeld(
  tx: Tx,
  { id, attorneyId }: Pick<Sent, 'id' | 'attorneyId'>,
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

/** Sends the report to the firm, in time or late. */
export async function submitResult(tx: Tx, jobs: JobSender, sent: Sent): Promise<void> {
  const appearance = await lockHeld(tx, sent);
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
  await store(tx, sent, { version: 1, isLate, reason: null });
  if (isLate) await tx.all(countLateReport, [sent.attorneyId]);
}

const selectNewest = statement<{ version: number; isLate: boolean }>(
  'select_newest_result',
  `select version, is_late as "isLate" from results where appearance_id = $1
    order by version desc limit 1`,
);

/** Sends a better version. The first stays on record, and whether it came late. */
export async function amendResult(
  tx: Tx,
  jobs: JobSender,
  { reason, ...sent }: Sent & { reason: string },
): Promise<void> {
  const appearance = await lockHeld(tx, sent);
  const newest = await tx.first(selectNewest, [sent.id]);
  const version = (newest?.version ?? 0) + 1;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'amend-results',
    party: 'assignee',
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
  const { id, attorneyId, result } = sent;
  await checkAgainstHearing(tx, sent);
  const files = await checkFiles(tx, sent);
  const [stored] = await tx.orm
    .insert(results)
    .values({
      appearanceId: id,
      version,
      authorId: attorneyId,
      appeared: result.appeared,
      outcome: result.outcome,
      data: result,
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
  await dropDraft(tx, id, attorneyId);
}

const selectHearingDate = statement<{ date: string }>(
  'select_hearing_date',
  'select hearing_date::text as date from appearances where id = $1',
);

async function checkAgainstHearing(tx: Tx, { id, result }: Sent): Promise<void> {
  const hearing = await tx.first(selectHearingDate, [id]);
  const found = resultProblems(result, hearing?.date);
  if (found.length === 0) return;
  throw new Refusal('invalid_request', {
    errors: Object.fromEntries(found.map(({ field, message }) => [field, message])),
  });
}

const selectOwnFiles = statement<{ id: string }>(
  'select_files_for_result',
  'select id from files where id = any($1::uuid[]) and appearance_id = $2 and owner_id = $3',
);

/** The files that a report names: each must have been handed in for this appearance by its author. */
async function checkFiles(tx: Tx, { id, attorneyId, result }: Sent): Promise<string[]> {
  const named = [
    ...result.files.map((file, index) => ({ file, field: `files.${index}` })),
    ...result.expenses.flatMap(({ file }, index) =>
      file ? [{ file, field: `expenses.${index}.file` }] : [],
    ),
  ];
  const wanted = [...new Set(named.map(({ file }) => file))];
  if (wanted.length === 0) return [];
  const own = new Set((await tx.all(selectOwnFiles, [wanted, id, attorneyId])).map((f) => f.id));
  const errors: FieldErrors = Object.fromEntries(
    named
      .filter(({ file }) => !own.has(file))
      .map(({ field }) => [field, 'This file is no longer here. Please add it again.']),
  );
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_request', { errors });
  return wanted;
}
