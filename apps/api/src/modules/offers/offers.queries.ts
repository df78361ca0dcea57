import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { offers as endpoints } from '@courtside/contract/offers';
import { allowedActions } from '@courtside/domain/appearances';
import { hidingChecks } from '@courtside/domain/offers';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { type Condition, keysetPage, nameOf, where } from '../../platform/db/keyset.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findIneligibility, isEligible } from '../eligibility/index.ts';
import { getPolicies } from '../policies/index.ts';
import { distanceTables, hearingColumns, hearingTables } from './hearing-columns.ts';

type Listed = ResponseOf<typeof endpoints.list>['items'][number];
type Offered = ResponseOf<typeof endpoints.get>;

const columns = `${hearingColumns},
  o.wave, o.told_at as "toldAt", o.rejected_at as "rejectedAt", a.created_at as "createdAt"`;
const offer = 'left join offers o on o.appearance_id = a.id and o.attorney_id = $1::uuid';

const sorts = {
  hearing: { column: 'a.hearing_at', type: 'timestamptz', of: (row: Listed) => row.hearingAt },
  newest: { column: 'a.created_at', type: 'timestamptz', of: (row: Listed) => row.createdAt },
  fee: {
    column: 'a.attorney_total_cents',
    type: 'integer',
    of: (row: Listed) => row.attorneyFeeCents,
  },
  nearest: {
    // Without a home county everything is equally far.
    column: 'coalesce(miles_between(hc.lat, hc.lon, cc.lat, cc.lon), 100000)',
    type: 'integer',
    of: (row: Listed) => row.distanceMiles ?? 100_000,
  },
} as const;

const admittedStates = `(
  select state from bar_admissions where user_id = $1
  union
  select c.state_code from federal_admissions f
    join courts c on c.federal_district = f.district where f.user_id = $1)`;

/**
 * What is open, all of it or what the attorney turned down; and whether they may take it. That it lies ahead
 * is asked last: hardly anything open does not, but PostgreSQL takes most for past, as of all appearances.
 */
function openTo(rejected: boolean | undefined): { isOpen: string; isToTake: string } {
  const isAhead = 'a.hearing_at > clock_now()';
  return rejected
    ? {
        isOpen: `a.status = 'open' and o.rejected_at is not null`,
        isToTake: `${isAhead} and ${isEligible('$1::uuid', ['not_rejected'])}`,
      }
    : { isOpen: `a.status = 'open'`, isToTake: `${isAhead} and ${isEligible('$1::uuid')}` };
}

type Filters = Omit<QueryOf<typeof endpoints.places>, 'rejected'>;

function narrowedBy(filters: Filters): Condition[] {
  return [
    ...where('a.case_type = ?', filters.caseType),
    ...where('a.state_code = ?', filters.state),
    ...where('a.mode = ?', filters.mode),
    ...where('a.hearing_date >= ?', filters.from),
    ...where('a.hearing_date <= ?', filters.to),
    ...where('a.attorney_total_cents >= ?', filters.atLeastCents),
    ...where('miles_between(hc.lat, hc.lon, cc.lat, cc.lon) <= ?', filters.withinMiles),
  ];
}

/** Open work that an attorney could take now; or what they turned down and could still take back. */
export async function listOffers(
  db: DbOrTx,
  attorneyId: string,
  { rejected, sort, cursor, limit, ...filters }: QueryOf<typeof endpoints.list>,
) {
  const by = sorts[sort];
  const direction = sort === 'fee' || sort === 'newest' ? 'desc' : 'asc';
  const sorted = `a.sorted_by ${direction}, a.id ${direction}`;
  const { isOpen, isToTake } = openTo(rejected);
  return keysetPage<Listed>(
    db,
    {
      given: [attorneyId],
      // State by state: each has its open work in order, asked about one by one until the page is full,
      // and `offset 0` keeps it so. What else a page shows is looked up for the page alone.
      select: ({ matching, order, limit: most }) => `
        select ${columns} ${hearingTables(
          '$1::uuid',
          `(
          select a.* from ${admittedStates} admitted
          cross join lateral (
            select a.* from (
              select a.*, ${by.column} as sorted_by
                from appearances a ${distanceTables('$1::uuid')} ${offer}
               where a.state_code = admitted.state and ${isOpen} and ${matching}
               order by ${order} offset 0
            ) a
            where ${isToTake} order by ${sorted} limit ${most}
          ) a
          order by ${sorted} limit ${most})`,
        )} ${offer} order by ${sorted}`,
      where: [...narrowedBy(filters), ...where('a.county_fips = ?', filters.county)],
      key: [by, { column: 'a.id', type: 'uuid', of: ({ id }) => id }],
      direction,
    },
    { cursor, limit },
  );
}

type County = ResponseOf<typeof endpoints.places>['items'][number];

/** The same work by county, as a map shows it. */
export async function countOffersByCounty(
  db: DbOrTx,
  attorneyId: string,
  { rejected, ...filters }: QueryOf<typeof endpoints.places>,
): Promise<County[]> {
  const values: unknown[] = [attorneyId];
  const conditions = narrowedBy(filters).map(({ sql, value }) =>
    sql.replace('?', `$${values.push(value)}`),
  );
  const { isOpen, isToTake } = openTo(rejected);
  const matching = [isOpen, isToTake, ...conditions].join(' and ');
  const text = `
    select c.fips as county, c.full_name as "countyName", found.state, found.count
      from (
        select a.county_fips, a.state_code as state, count(*)::int as count
          from appearances a ${distanceTables('$1::uuid')} ${offer}
         where a.state_code in (select state from ${admittedStates} admitted) and ${matching}
         group by a.county_fips, a.state_code
      ) found
      join counties c on c.fips = found.county_fips
     order by c.full_name, c.fips`;
  return db.all<County>({ name: nameOf(text), text }, values);
}

interface OfferedRow extends Listed {
  parties: Offered['parties'];
  representedSide: Offered['representedSide'];
  rejectReason: string | null;
}

const selectOffered = statement<OfferedRow>(
  'select_offered_appearance',
  `select ${columns}, o.reject_reason as "rejectReason",
          a.details ->> 'representedSide' as "representedSide",
          (select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role) order by p.position)
             from appearance_parties p where p.appearance_id = a.id) as parties
     ${hearingTables('$1::uuid')} ${offer}
    where a.id = $2 and a.status = 'open'`,
);

/** An open appearance before acceptance. One that is open to others only is still there, with why not. */
export async function getOffered(db: DbOrTx, id: string, attorneyId: string): Promise<Offered> {
  const row = await db.first(selectOffered, [attorneyId, id]);
  if (!row) throw new Refusal('not_found');
  const ineligible = (await findIneligibility(db, id, attorneyId)) ?? null;
  // Whoever could never take it is not told that it exists.
  if (ineligible && hidden.has(ineligible.check)) throw new Refusal('not_found');
  const policies = await getPolicies(db);
  const hearingAtMs = Date.parse(row.hearingAt);
  const facts = { status: row.status, hearingAtMs, ineligibility: ineligible?.message, policies };
  const actions = allowedActions(facts, 'attorney', await databaseNowMs(db));
  const releaseUntilMs = hearingAtMs - policies.release.selfServiceUntilHours * 3_600_000;
  return { ...row, ineligible, actions, releaseUntil: new Date(releaseUntilMs).toISOString() };
}

/** What is told only to attorneys who were offered it before. */
export const hidden: ReadonlySet<string> = new Set(hidingChecks);
