import { immigrationCourts, workersCompensationBoards } from './agency-courts.ts';
import { countedCourts } from './counted-courts.ts';
import { readCounties, type StarterCounty, type StarterState, statesOf } from './counties.ts';
import { countyCourts } from './county-courts.ts';
import { federalCourts } from './federal-courts.ts';
import { namedCourts } from './named-courts.ts';
import { keyOf, placeCourt, type StarterCourt } from './starter-court.ts';
import { readTrialCourts } from './trial-courts.ts';

export interface StarterDirectory {
  states: StarterState[];
  counties: StarterCounty[];
  courts: StarterCourt[];
}

/** The places that the product comes with: the tables of `apps/api/reference` put together. */
export function readStarterDirectory(): StarterDirectory {
  const counties = readCounties();
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  const trialCourts = readTrialCourts();
  const facts = [
    ...countyCourts(trialCourts, byFips),
    ...namedCourts(trialCourts),
    ...countedCourts(trialCourts, byFips),
    ...federalCourts(),
    ...immigrationCourts(),
    ...workersCompensationBoards(),
  ];
  refuseTwice('key', facts.map(keyOf));
  const courts = facts.map((each) => placeCourt(each, byFips));
  refuseTwice(
    'name',
    courts.map(({ countyFips, name }) => `${countyFips} ${name.toLowerCase()}`),
  );
  return { states: statesOf(counties), counties, courts };
}

function refuseTwice(what: string, values: readonly string[]): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(`Two starter courts have the ${what} "${value}"`);
    seen.add(value);
  }
}
