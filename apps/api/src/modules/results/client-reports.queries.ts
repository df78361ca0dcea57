import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { results as endpoints } from '@courtside/contract/results';
import { type Action, allowedActions, type Party } from '@courtside/domain/appearances';
import { type Result, resultSummary } from '@courtside/domain/results';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { type Condition, keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getPolicies } from '../policies/index.ts';
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

type Query = QueryOf<typeof endpoints.list>;
type Listed = ResponseOf<typeof endpoints.list>['items'][number];
export type ClientReport = ResponseOf<typeof endpoints.get>;

type ListedRow = Omit<Listed, 'summary' | 'actionRequired'> & { data: Result };

const statusOf = { waiting: 'reported', disputed: 'disputed', approved: 'completed' } as const;

function outcomeIs(outcome: Query['outcome']): Condition[] {
  return outcome === 'did_not_appear'
    ? where('r.appeared = ?', false)
    : where('r.outcome = ?', outcome);
}

export async function listClientReports(
  db: DbOrTx,
  clientId: string,
  { search, outcome, approval, from, to, cursor, limit }: Query,
) {
  const page = await keysetPage<ListedRow>(
    db,
    {
      select: ({ matching, order, limit: most }) => `
        select ${reportColumns}, r.version, r.outcome, r.data, r.is_late as "isLate",
               a.file_number as "fileNumber", u.full_name as "attorneyName"
          ${reportTables} join users u on u.id = s.attorney_id
          join ${newestResult} r on true
         where a.reported_at is not null and ${matching} order by ${order} limit ${most}`,
      where: [
        ...where('a.client_id = ?', clientId),
        ...where('a.search_text like ?', containing(search)),
        ...where('a.status = ?', approval && statusOf[approval]),
        ...where('a.hearing_date >= ?', from),
        ...where('a.hearing_date <= ?', to),
        ...outcomeIs(outcome),
      ],
      key: [
        { column: 'a.reported_at', type: 'timestamptz', of: ({ reportedAt }) => reportedAt ?? '' },
        { column: 'a.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    { cursor, limit },
  );
  const items = page.items.map(
    ({ data, ...item }): Listed => ({
      ...item,
      summary: resultSummary(data, item.timeZone),
      actionRequired: data.actionRequired,
    }),
  );
  return { ...page, items };
}

type FullRow = Omit<
  ClientReport,
  'reportDueAt' | 'versions' | 'dispute' | 'resolution' | 'rating' | 'actions'
>;

const selectReport = statement<FullRow & { clientId: string }>(
  'select_client_report',
  `select ${reportColumns}, ${approvesAt}, a.client_id as "clientId", a.file_number as "fileNumber",
          a.details ->> 'representedParty' as "representedParty",
          coalesce(nullif(cl.firm, ''), cl.full_name) as firm, u.full_name as "attorneyName"
     ${reportTables}
     join users u on u.id = s.attorney_id
     join users cl on cl.id = a.client_id
    where a.id = $1 and a.reported_at is not null`,
);

/** A report as the client reads it, or an administrator in their place. */
async function readReport(
  db: DbOrTx,
  id: string,
  party: Extract<Party, 'client' | 'admin'>,
  clientId?: string,
): Promise<ClientReport> {
  const found = await db.first(selectReport, [id]);
  if (!found || (clientId !== undefined && found.clientId !== clientId)) {
    throw new Refusal('not_found');
  }
  const { clientId: _, ...row } = found;
  const versions = await listVersions(db, id);
  if (versions.length === 0) throw new Refusal('not_found');
  const [policies, nowMs] = [await getPolicies(db), await databaseNowMs(db)];
  const facts = {
    status: row.status,
    hearingAtMs: Date.parse(row.hearingAt),
    policies,
  };
  const actions: Action[] = allowedActions(facts, party, nowMs);
  return {
    ...row,
    reportDueAt: hoursAfter(row.hearingAt, policies.reports.dueHours),
    versions,
    ...(await getAnswers(db, id)),
    rating: await findRating(db, id, 'client'),
    actions,
  };
}

/** Another's report is the same as none. */
export async function getClientReport(db: DbOrTx, id: string, clientId: string) {
  return readReport(db, id, 'client', clientId);
}

export async function getAnyReport(db: DbOrTx, id: string) {
  return readReport(db, id, 'admin');
}
