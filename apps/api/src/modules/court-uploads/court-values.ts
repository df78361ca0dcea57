import { type CourtColumn, courtColumnLabels } from '@courtside/contract/court-uploads';
import { type CaseType, caseTypes } from '@courtside/domain/case-types';
import {
  type CourtKind,
  type CourtLevel,
  courtKinds,
  courtLevels,
  type TimeZone,
} from '@courtside/domain/places';
import type { PlaceIndex } from '../places/index.ts';

/** What a file can say of a court. */
export interface CourtValues {
  name: string;
  kind: CourtKind;
  level: CourtLevel;
  state: string;
  county: string;
  city: string | null;
  street: string | null;
  zip: string | null;
  timeZone: TimeZone;
  caseTypes: CaseType[];
  phone: string | null;
  remoteNote: string | null;
  active: boolean;
}

export interface Problem {
  column: string;
  message: string;
}

export interface Change {
  column: string;
  before: string;
  after: string;
}

type Column = Exclude<CourtColumn, 'id' | 'state'>;
type Show = (values: CourtValues, places: PlaceIndex) => string;

const shown: Record<Column, Show> = {
  name: ({ name }) => name,
  kind: ({ kind }) => courtKinds[kind],
  level: ({ level }) => courtLevels[level],
  county: ({ county }, places) => places.describe(county),
  city: ({ city }) => city ?? '',
  street: ({ street }) => street ?? '',
  zip: ({ zip }) => zip ?? '',
  timeZone: ({ timeZone }) => timeZone,
  caseTypes: (values) =>
    values.caseTypes
      .map((type) => caseTypes[type])
      .toSorted((a, b) => a.localeCompare(b))
      .join(', '),
  phone: ({ phone }) => phone ?? '',
  remoteNote: ({ remoteNote }) => remoteNote ?? '',
  active: ({ active }) => (active ? 'Yes' : 'No'),
};

/** What differs, in the words that people read. */
export function changesBetween(before: CourtValues, after: CourtValues, places: PlaceIndex) {
  return Object.entries(shown).flatMap(([column, show]): Change[] => {
    const [was, is] = [show(before, places), show(after, places)];
    const label = courtColumnLabels[column as Column];
    return was === is ? [] : [{ column: label, before: was, after: is }];
  });
}
