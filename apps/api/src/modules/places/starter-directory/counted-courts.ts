import { oneOf, readTable } from './read-table.ts';
import {
  type CountiesByFips,
  type CourtFacts,
  countyOf,
  starterConfidences,
} from './starter-court.ts';
import { fillPattern, type TrialCourt, trialCourtFinder } from './trial-courts.ts';

/** The courts of which a county is only known to have so many, by number or by label. */
export function countedCourts(
  trialCourts: readonly TrialCourt[],
  counties: CountiesByFips,
): CourtFacts[] {
  const trialCourtOf = trialCourtFinder(trialCourts);
  return readTable('counted-courts.tsv', [
    'state',
    'county_fips',
    'county',
    'kind_id',
    'count',
    'labels',
    'confidence',
    'basis',
  ]).flatMap((row) => {
    const { id, kind, level, entity, caseTypes, namePattern } = trialCourtOf(row);
    const county = countyOf(counties, row.county_fips);
    return unitsOf(row).map((unit) => ({
      key: { county: county.fips, kind: id, unit },
      name: fillPattern(namePattern, { county: county.name, n: sayUnit(unit) }),
      kind,
      level,
      entity,
      city: null,
      caseTypes,
      confidence: oneOf(starterConfidences, row.confidence),
    }));
  });
}

function unitsOf({ count, labels }: { count: string; labels: string }): string[] {
  if (labels) return labels.split(',');
  return Array.from({ length: Number(count) }, (_, index) => String(index + 1));
}

/** "2-1" is the first place, that is bench, of precinct 2. */
function sayUnit(unit: string): string {
  return unit.replace('-', ', Place ');
}
