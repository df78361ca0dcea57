import { timeZoneNames } from '@courtside/domain/places';
import { oneOf, readTable } from './read-table.ts';
import { type CourtFacts, starterConfidences } from './starter-court.ts';
import { type TrialCourt, trialCourtFinder } from './trial-courts.ts';

/** The courts that the tables name one by one. */
export function namedCourts(trialCourts: readonly TrialCourt[]): CourtFacts[] {
  const trialCourtOf = trialCourtFinder(trialCourts);
  return readTable('named-courts.tsv', [
    'state',
    'county_fips',
    'kind_id',
    'city',
    'unit',
    'name',
    'time_zone',
    'confidence',
    'basis',
  ]).map((row) => {
    const { id, kind, level, entity, caseTypes } = trialCourtOf(row);
    return {
      key: { county: row.county_fips, kind: id, unit: row.unit || row.city },
      name: row.name,
      kind,
      level,
      entity,
      city: row.city || null,
      ...(row.time_zone && { timeZone: oneOf(timeZoneNames, row.time_zone) }),
      caseTypes,
      confidence: oneOf(starterConfidences, row.confidence),
    };
  });
}
