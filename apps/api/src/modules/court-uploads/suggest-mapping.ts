import {
  type CourtColumn,
  columnMapping,
  courtColumnLabels,
  courtColumns,
} from '@courtside/contract/court-uploads';
import type { z } from 'zod';

export type Mapping = z.output<typeof columnMapping>;

/** Other names that people give our columns; case, spaces and signs do not matter. */
const synonyms: Record<CourtColumn, readonly string[]> = {
  id: ['id', 'uuid', 'court uuid', 'identifier'],
  name: ['court', 'courthouse', 'court house', 'title', 'location name'],
  kind: ['court kind', 'court type', 'type', 'type of court', 'system'],
  level: ['court level', 'jurisdiction', 'tier'],
  state: ['state code', 'state name', 'st', 'province'],
  county: ['county name', 'county fips', 'fips', 'fips code', 'parish', 'county or parish'],
  city: ['town', 'city name', 'municipality'],
  street: ['address', 'street address', 'address 1', 'address line 1', 'mailing address'],
  zip: ['zip code', 'postal code', 'postcode', 'zipcode'],
  timeZone: ['zone', 'tz', 'time zone name', 'iana zone'],
  caseTypes: ['case type', 'types of case', 'practice areas', 'matters', 'divisions'],
  phone: ['telephone', 'phone number', 'tel', 'clerk phone'],
  remoteNote: ['remote', 'remote note', 'remote appearances', 'zoom', 'video', 'note', 'notes'],
  active: ['is active', 'enabled', 'open', 'in use'],
};

const known = new Map<string, CourtColumn>(
  courtColumns.flatMap((column) =>
    [column, courtColumnLabels[column], ...synonyms[column]].map((name) => [keyOf(name), column]),
  ),
);

/** Guesses by the headings which column is which. The first that fits is taken. */
export function suggestMapping(headings: readonly string[]): Mapping {
  const found = new Map<CourtColumn, number>();
  headings.forEach((heading, position) => {
    const column = known.get(keyOf(heading));
    if (column && !found.has(column)) found.set(column, position);
  });
  return columnMapping.parse(
    Object.fromEntries(courtColumns.map((column) => [column, found.get(column) ?? null])),
  );
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
