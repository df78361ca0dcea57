import { hasCourts, type StarterCounty } from './counties.ts';
import { readTable } from './read-table.ts';
import { type CountiesByFips, type CourtFacts, countyOf } from './starter-court.ts';
import { fillPattern, type TrialCourt } from './trial-courts.ts';

const namedOneByOne = 'rows in named-courts.tsv';
const onlyCounted = 'counts in counted-courts.tsv';

/** One court of the kind in each county where the state has it. */
export function countyCourts(
  trialCourts: readonly TrialCourt[],
  counties: CountiesByFips,
): CourtFacts[] {
  const districts = readDistricts();
  return trialCourts.flatMap((trialCourt) =>
    countiesOf(trialCourt, counties).map((county) => ({
      key: { county: county.fips, kind: trialCourt.id, unit: '' },
      name: fillPattern(trialCourt.namePattern, {
        county: county.name,
        county_full: county.fullName,
        ordinal: districts.get(county.fips)?.ordinal,
        ordinal_word: districts.get(county.fips)?.ordinal_word,
      }),
      kind: trialCourt.kind,
      level: trialCourt.level,
      entity: trialCourt.entity,
      city: null,
      caseTypes: trialCourt.caseTypes,
      confidence: trialCourt.confidence,
    })),
  );
}

function countiesOf(trialCourt: TrialCourt, counties: CountiesByFips): StarterCounty[] {
  const { appliesTo, state } = trialCourt;
  if (appliesTo === namedOneByOne || appliesTo === onlyCounted) return [];
  const [, except] = /^all(?: except (.+))?$/.exec(appliesTo) ?? [];
  if (appliesTo === 'all' || except) {
    const left = new Set(except?.split(','));
    return [...counties.values()].filter(
      (county) => county.stateCode === state && hasCourts(county) && !left.has(county.fips),
    );
  }
  return appliesTo
    .replace('statewide, seat ', '')
    .split(',')
    .map((fips) => countyOf(counties, fips));
}

function readDistricts() {
  const rows = readTable('judicial-districts.tsv', [
    'state',
    'county_fips',
    'county',
    'unit',
    'district',
    'ordinal',
    'ordinal_word',
    'confidence',
  ]);
  return new Map(rows.map((row) => [row.county_fips, row]));
}
