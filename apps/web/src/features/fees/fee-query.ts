import { type FeePlace, fees } from '@courtside/contract/fees';
import type { ChangesQuery, FeeQuery, NonStandardFee, PlaceQuery } from './fee-queries.ts';

export const feeFilterNames = [
  'search',
  'caseType',
  'appearanceType',
  'level',
  'state',
  'county',
  'court',
  'atALoss',
] as const;
export type FeeFilter = (typeof feeFilterNames)[number];
export type FeeFilters = Readonly<Record<FeeFilter, string>>;

const allowed = fees.exportNonStandard.query.shape;

/** The filters of an address as the API takes them; what it would refuse is left out. */
export function feeQueryOf(filters: FeeFilters): FeeQuery {
  const given = feeFilterNames.filter(
    (name) => filters[name] !== '' && allowed[name].safeParse(filters[name]).success,
  );
  return Object.fromEntries(given.map((name) => [name, filters[name]]));
}

/** The history knows an appearance type and a place, and no other filter. */
export function changesQueryOf(query: FeeQuery): ChangesQuery {
  const { appearanceType, state, county, court } = query;
  return {
    ...(appearanceType && { appearanceType }),
    ...(state && { state }),
    ...(county && { county }),
    ...(court && { court }),
  };
}

export type PlaceLevel = FeePlace['level'];

export function placeOf(level: PlaceLevel, value: string): FeePlace {
  if (level === 'state') return { level, state: value };
  return level === 'county' ? { level, county: value } : { level, court: value };
}

/** A place as the list of its fees is asked for. */
export function placeQueryOf(level: PlaceLevel, value: string): PlaceQuery {
  return { [level]: value };
}

/** The place of a fee that is there already. */
export function placeOfFee(fee: Pick<NonStandardFee, 'level' | PlaceLevel>): FeePlace {
  return placeOf(fee.level, fee[fee.level] ?? '');
}
