import type { PlaceIndex } from './place-index.ts';

type Place = { county?: string; state?: string } | { column: 'state' | 'county'; problem: string };

/** Where a court is: the county by number or name, the state by code or name. */
export function readPlace(stateCell: string, countyCell: string, places: PlaceIndex): Place {
  const state = stateCell === '' ? undefined : places.findState(stateCell);
  if (stateCell !== '' && state === undefined) {
    return { column: 'state', problem: `There is no state “${stateCell}”` };
  }
  if (countyCell === '') return state === undefined ? {} : { state };
  return /^\d{4,5}$/.test(countyCell)
    ? byNumber(countyCell.padStart(5, '0'), state, places)
    : byName(countyCell, state, places);
}

function byNumber(fips: string, state: string | undefined, places: PlaceIndex): Place {
  const county = places.findCounty(fips);
  if (!county) return { column: 'county', problem: `There is no county with the number ${fips}` };
  if (state !== undefined && state !== county.state) {
    return { column: 'state', problem: `${places.describe(fips)} is not in ${state}` };
  }
  return { county: fips, state: county.state };
}

function byName(text: string, given: string | undefined, places: PlaceIndex): Place {
  const [name = text, behind] = text.split(/,(?=[^,]*$)/);
  const state = given ?? (behind === undefined ? undefined : places.findState(behind));
  if (state === undefined) {
    return { column: 'state', problem: 'Give the state as well, or the county by its number' };
  }
  const found = places.findCountiesNamed(
    state,
    places.findState(behind ?? '') === state ? name : text,
  );
  const [county, another] = found;
  if (!county) return { column: 'county', problem: `There is no “${text}” in ${state}` };
  if (another) {
    const which = found.map(({ fullName, fips }) => `${fullName} (${fips})`).join(' or ');
    return { column: 'county', problem: `Could be ${which}: write it in full` };
  }
  return { county: county.fips, state };
}
