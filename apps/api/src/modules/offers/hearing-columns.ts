/** What an attorney sees of the hearing of an appearance `a`, as the contract's `hearingToAttend` has it. */
export const hearingColumns = `
  a.id, a.number::float8 as number, a.status, a.case_type as "caseType",
  t.name as "appearanceTypeName",
  jsonb_build_object('id', c.id, 'name', c.name, 'city', c.city, 'street', c.street, 'zip', c.zip,
    'county', c.county_fips, 'countyName', cc.full_name, 'state', c.state_code) as court,
  a.hearing_date::text as date, to_char(a.hearing_time, 'HH24:MI') as time,
  a.hearing_at as "hearingAt", a.time_zone as "timeZone", a.expected_minutes as "expectedMinutes",
  a.mode, a.attorney_total_cents as "attorneyFeeCents", a.public_summary as "publicSummary",
  miles_between(hc.lat, hc.lon, cc.lat, cc.lon) as "distanceMiles"`;

/**
 * The tables of these columns, with distances from the home of an attorney given as an expression: of all
 * appearances, or around a page of them that was found first.
 */
export function hearingTables(attorney: string, from = 'appearances'): string {
  return `from ${from} a
    join appearance_types t on t.id = a.appearance_type_id
    join courts c on c.id = a.court_id
    ${distanceTables(attorney)}`;
}

/** What distances need. PostgreSQL leaves these out where nothing asks how far it is. */
export function distanceTables(attorney: string): string {
  return `left join counties cc on cc.fips = a.county_fips
    left join attorney_homes home on home.user_id = ${attorney}
    left join counties hc on hc.fips = home.county_fips`;
}
