/** What every list of appearances shows of an appearance `a`, apart from who attends it. */
export const listedColumns = `
  a.id, a.number::float8 as number, a.status, a.caption, a.case_number as "caseNumber",
  a.file_number as "fileNumber", a.case_type as "caseType", t.name as "appearanceTypeName",
  jsonb_build_object('id', c.id, 'name', c.name, 'city', c.city, 'countyName', co.full_name,
    'state', c.state_code) as court,
  a.hearing_at as "hearingAt", a.time_zone as "timeZone", a.mode,
  a.client_total_cents as "totalCents", a.created_at as "createdAt"`;

const beside = `
  join appearance_types t on t.id = a.appearance_type_id
  join courts c on c.id = a.court_id
  join counties co on co.fips = c.county_fips
  left join assignments s on s.appearance_id = a.id and s.released_at is null
  left join users u on u.id = s.attorney_id`;

export const listedTables = `from appearances a ${beside}`;

/**
 * The same around a page that was found first. What stands beside it then costs the same for whoever has
 * much and whoever has little, so that PostgreSQL keeps one plan for all instead of planning each time.
 */
export const listedPage = (page: string): string => `from (${page}) a ${beside}`;

type Listed = { id: string; createdAt: string; hearingAt: string };

/** The order of a list of appearances, as its pages go on by it. */
export function listOrder(sort: '-hearing' | 'hearing' | 'newest') {
  const byAge = sort === 'newest';
  return {
    key: [
      {
        column: byAge ? 'a.created_at' : 'a.hearing_at',
        type: 'timestamptz',
        of: ({ createdAt, hearingAt }: Listed) => (byAge ? createdAt : hearingAt),
      },
      { column: 'a.id', type: 'uuid', of: ({ id }: Listed) => id },
    ],
    direction: sort === 'hearing' ? 'asc' : 'desc',
  } as const;
}
