import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { results as endpoints } from '@courtside/contract/results';
import { type Action, allowedActions } from '@courtside/domain/appearances';
import { type OutcomeCode, type Result, resultSummary } from '@courtside/domain/results';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getPolicies } from '../policies/index.ts';
import { getDraft } from './drafts.ts';
import {
  approvesAt,
  findRating,
  getAnswers,
  hoursAfter,
  listVersions,
  newestResult,
  reportColumns,
  reportTables,
} from './report-parts.queries.ts';

type Listed = ResponseOf<typeof endpoints.listToSubmit>['items'][number];
type Report = ResponseOf<typeof endpoints.getForAttorney>;

type ListedRow = Omit<Listed, 'report' | 'reportDueAt'> & {
  version: number | null;
  outcome: OutcomeCode | null;
  data: Result | null;
};

const parts = {
  // A hearing that has just begun may wait a minute for the clock to move it on.
  due: `(a.status = 'report_due' or (a.status = 'assigned' and a.hearing_at <= clock_now()))`,
  sent: `a.status in ('reported', 'disputed', 'completed') and a.reported_at is not null`,
} as const;

export async function listReportsToSubmit(
  db: DbOrTx,
  attorneyId: string,
  { part, search, cursor, limit }: QueryOf<typeof endpoints.listToSubmit>,
) {
  const { reports } = await getPolicies(db);
  const page = await keysetPage<ListedRow>(
    db,
    {
      given: [attorneyId],
      select: ({ matching, order, limit: most }) => `
        select ${reportColumns}, r.version, r.outcome, r.data,
               exists (select from result_drafts d
                        where d.appearance_id = a.id and d.attorney_id = $1) as "hasDraft"
          ${reportTables} and s.attorney_id = $1
          left join ${newestResult} r on true
         where ${parts[part]} and ${matching} order by ${order} limit ${most}`,
      where: where('a.search_text like ?', containing(search)),
      key: [
        { column: 'a.hearing_at', type: 'timestamptz', of: ({ hearingAt }) => hearingAt },
        { column: 'a.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: part === 'due' ? 'asc' : 'desc',
    },
    { cursor, limit },
  );
  const items = page.items.map(
    ({ version, outcome, data, ...item }): Listed => ({
      ...item,
      reportDueAt: hoursAfter(item.hearingAt, reports.dueHours),
      report:
        version && data ? { version, outcome, summary: resultSummary(data, item.timeZone) } : null,
    }),
  );
  return { ...page, items };
}

type FullRow = Omit<
  Report,
  'reportDueAt' | 'versions' | 'draft' | 'dispute' | 'rating' | 'actions'
>;

const selectReport = statement<FullRow>(
  'select_attorney_report',
  `select ${reportColumns}, ${approvesAt}, a.details ->> 'representedParty' as "representedParty",
          a.details ->> 'judge' as judge, a.expected_minutes as "expectedMinutes",
          (a.quote ->> 'includedMinutes')::integer as "includedMinutes",
          a.attorney_total_cents as "attorneyFeeCents", s.checked_in_at as "checkedInAt",
          s.checked_out_at as "checkedOutAt", u.full_name as "attorneyName"
     ${reportTables} and s.attorney_id = $2
     join users u on u.id = s.attorney_id
    where a.id = $1`,
);

/** The report of the attorney who holds the appearance; to anybody else it is not there. */
export async function getAttorneyReport(
  db: DbOrTx,
  id: string,
  attorneyId: string,
): Promise<Report> {
  const row = await db.first(selectReport, [id, attorneyId]);
  if (!row) throw new Refusal('not_found');
  const [policies, nowMs] = [await getPolicies(db), await databaseNowMs(db)];
  const facts = {
    status: row.status,
    hearingAtMs: Date.parse(row.hearingAt),
    policies,
  };
  const actions: Action[] = allowedActions(facts, 'assignee', nowMs);
  const { dispute } = await getAnswers(db, id);
  return {
    ...row,
    reportDueAt: hoursAfter(row.hearingAt, policies.reports.dueHours),
    versions: await listVersions(db, id),
    draft: await getDraft(db, id, attorneyId),
    dispute,
    rating: await findRating(db, id, 'attorney'),
    actions,
  };
}
