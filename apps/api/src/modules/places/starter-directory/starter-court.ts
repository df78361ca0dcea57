import type { CaseType } from '@courtside/domain/case-types';
import type {
  Confidence,
  CourtEntity,
  CourtKind,
  CourtLevel,
  StateCode,
  TimeZone,
} from '@courtside/domain/places';
import { stableId } from '../../../platform/db/stable-id.ts';
import type { StarterCounty } from './counties.ts';

/** A court as the tables know it; what depends on its county is added by `placeCourt`. */
export interface CourtFacts {
  /** The county, the kind of court and the unit of that kind: the id follows from it. */
  key: { county: string; kind: string; unit: string };
  name: string;
  kind: CourtKind;
  level: CourtLevel;
  entity: CourtEntity;
  city: string | null;
  /** Where it keeps the clock of the other part of its county. */
  timeZone?: TimeZone;
  caseTypes: readonly CaseType[];
  confidence: Exclude<Confidence, 'confirmed'>;
}

export const starterConfidences = ['certain', 'statute', 'likely'] as const satisfies Confidence[];

export interface StarterCourt extends Omit<CourtFacts, 'key' | 'timeZone'> {
  id: string;
  stateCode: StateCode;
  countyFips: string;
  timeZone: TimeZone;
}

export function keyOf({ key }: CourtFacts): string {
  return `${key.county}/${key.kind}/${key.unit}`;
}

export function placeCourt(facts: CourtFacts, counties: CountiesByFips): StarterCourt {
  const county = countyOf(counties, facts.key.county);
  const { key: _, ...rest } = facts;
  return {
    ...rest,
    id: stableId('court', keyOf(facts)),
    stateCode: county.stateCode,
    countyFips: county.fips,
    timeZone: facts.timeZone ?? county.timeZone,
  };
}

export type CountiesByFips = ReadonlyMap<string, StarterCounty>;

export function countyOf(counties: CountiesByFips, fips: string): StarterCounty {
  const county = counties.get(fips);
  if (!county) throw new Error(`counties.tsv has no county ${fips}`);
  return county;
}
