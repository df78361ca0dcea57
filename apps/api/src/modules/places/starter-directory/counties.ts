import {
  type StateCode,
  stateCodes,
  states as stateNames,
  type TimeZone,
  timeZoneNames,
} from '@courtside/domain/places';
import { oneOf, readTable } from './read-table.ts';

export interface StarterState {
  code: StateCode;
  fips: string;
  name: string;
  timeZone: TimeZone;
}

export interface StarterCounty {
  fips: string;
  stateCode: StateCode;
  name: string;
  fullName: string;
  kind: string;
  timeZone: TimeZone;
  otherTimeZone: TimeZone | null;
  timeZoneNote: string | null;
  /** Its middle; none for the regions of Connecticut, whose borders no map of ours has. */
  lat: number | null;
  lon: number | null;
}

export function readCounties(): StarterCounty[] {
  return readTable('counties.tsv', [
    'fips',
    'state',
    'name',
    'kind',
    'full_name',
    'time_zone',
    'other_time_zone',
    'time_zone_note',
    'lat',
    'lon',
  ]).map((row) => ({
    fips: row.fips,
    stateCode: oneOf(stateCodes, row.state),
    name: row.name,
    fullName: row.full_name,
    kind: row.kind,
    timeZone: oneOf(timeZoneNames, row.time_zone),
    otherTimeZone: row.other_time_zone ? oneOf(timeZoneNames, row.other_time_zone) : null,
    timeZoneNote: row.time_zone_note || null,
    lat: row.lat ? Number(row.lat) : null,
    lon: row.lon ? Number(row.lon) : null,
  }));
}

/** A state has the number that its counties begin with, and the zone that most of them keep. */
export function statesOf(counties: readonly StarterCounty[]): StarterState[] {
  const byState = Map.groupBy(counties, ({ stateCode }) => stateCode);
  return stateCodes.map((code) => {
    const own = byState.get(code) ?? [];
    const [first] = own;
    if (!first) throw new Error(`counties.tsv has no county of ${code}`);
    return {
      code,
      fips: first.fips.slice(0, 2),
      name: stateNames[code],
      timeZone: mostFrequent(
        own.map(({ timeZone }) => timeZone),
        first.timeZone,
      ),
    };
  });
}

function mostFrequent<T>(values: readonly T[], fallback: T): T {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  const largest = groups.toSorted((a, b) => b.length - a.length)[0];
  return largest?.[0] ?? fallback;
}

/** The nine regions of Connecticut are for looking a place up; its courts go by the old counties. */
export function hasCourts({ kind }: StarterCounty): boolean {
  return kind !== 'Planning Region';
}
