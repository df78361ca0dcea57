import {
  type CourtColumn,
  columnMapping,
  courtColumnLabels,
  courtColumns,
} from '@courtside/contract/court-uploads';
import { guessColumns, headingKey } from '@courtside/domain/sheets';
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
    [column, courtColumnLabels[column], ...synonyms[column]].map((name) => [
      headingKey(name),
      column,
    ]),
  ),
);

/** Guesses by the headings which column is which. */
export function suggestMapping(headings: readonly string[]): Mapping {
  return columnMapping.parse(guessColumns(courtColumns, headings, known));
}
