import { countyFinder, courtFinder, stateFinder } from '../../platform/place-finders.ts';
import type { Finder } from '../../ui/search-select.tsx';
import type { PlaceLevel } from './fee-query.ts';

type LevelWords = { one: string; fees: string; reach: string };

export const levelWords: Readonly<Record<PlaceLevel, LevelWords>> = {
  state: {
    one: 'State',
    fees: 'States',
    reach: 'All its courts, unless a county or court differs',
  },
  county: { one: 'County', fees: 'Counties', reach: 'All its courts, unless one differs' },
  court: { one: 'Court', fees: 'Courts', reach: 'This court alone; it wins over all others' },
};

const finders: Readonly<Record<PlaceLevel, Finder>> = {
  state: stateFinder,
  county: countyFinder(),
  court: courtFinder(),
};

/** Finds a place of a level anywhere. */
export function finderOf(level: PlaceLevel): Finder {
  return finders[level];
}

export const levelCards = (['state', 'county', 'court'] as const).map((value) => ({
  value,
  label: levelWords[value].one,
  detail: levelWords[value].reach,
}));
