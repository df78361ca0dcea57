import type { ResponseOf } from '@courtside/contract/endpoint';
import type { results as endpoints } from '@courtside/contract/results';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

type Report = ResponseOf<typeof endpoints.get>;

/** What both sides see of a hearing `a` that is reported on. */
export const reportColumns = `
  a.id, a.number::float8 as number, a.status, a.caption, a.case_number as "caseNumber",
  a.case_type as "caseType", t.name as "appearanceTypeName",
  jsonb_build_object('id', c.id, 'name', c.name, 'city', c.city, 'countyName', co.full_name,
    'state', c.state_code) as court,
  a.details ->> 'department' as department, a.hearing_date::text as date,
  a.hearing_at as "hearingAt", a.time_zone as "timeZone", a.mode, a.reported_at as "reportedAt"`;
/** Until when the client can answer. */
export const approvesAt = `case when a.status = 'reported' then a.approves_at end as "approvesAt"`;
export const reportTables = `
  from appearances a
  join appearance_types t on t.id = a.appearance_type_id
  join courts c on c.id = a.court_id
  join counties co on co.fips = c.county_fips
  join assignments s on s.appearance_id = a.id and s.released_at is null`;
/** The newest version alone. */
export const newestResult = `
  lateral (select r.version, r.appeared, r.outcome, r.data, r.is_late from results r
            where r.appearance_id = a.id order by r.version desc limit 1)`;

type Version = Report['versions'][number];

// The first reports gave the kind of the next hearing in words alone.
const selectVersions = statement<Version>(
  'select_result_versions',
  `select r.version, '{"nextTypeId": null}' || r.data as result, u.full_name as "authorName", r.reason,
          r.is_late as "isLate", r.submitted_at as "submittedAt",
          (select coalesce(jsonb_agg(jsonb_build_object('uid', f.id, 'name', f.name,
                    'kind', f.kind, 'type', f.type, 'size', f.size) order by f.created_at, f.id), '[]')
             from result_files rf join files f on f.id = rf.file_id
            where rf.result_id = r.id) as files
     from results r join users u on u.id = r.author_id
    where r.appearance_id = $1 order by r.version desc`,
);

/** Every version of a report, newest first. */
export async function listVersions(db: DbOrTx, appearanceId: string): Promise<Version[]> {
  return db.all(selectVersions, [appearanceId]);
}

const selectRating = statement<NonNullable<Report['rating']>>(
  'select_rating',
  `select stars, comment, rated_at as "ratedAt" from ratings
    where appearance_id = $1 and by_party = $2`,
);

export async function findRating(db: DbOrTx, appearanceId: string, by: 'client' | 'attorney') {
  return (await db.first(selectRating, [appearanceId, by])) ?? null;
}

interface Answer {
  action: 'dispute' | 'resolve';
  at: string;
  details: { reason?: string; note?: string };
}

const selectAnswers = statement<Answer>(
  'select_report_answers',
  `select action, at, details from appearance_history
    where appearance_id = $1 and action in ('dispute', 'resolve') order by seq`,
);

/** What was said against a report, and how that ended. */
export async function getAnswers(db: DbOrTx, appearanceId: string) {
  const said = await db.all(selectAnswers, [appearanceId]);
  const dispute = said.findLast(({ action }) => action === 'dispute');
  const end = said.findLast(({ action }) => action === 'resolve');
  return {
    dispute: dispute ? { reason: dispute.details.reason ?? '', at: dispute.at } : null,
    resolution: end ? { note: end.details.note ?? null, at: end.at } : null,
  };
}

export function hoursAfter(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString();
}
