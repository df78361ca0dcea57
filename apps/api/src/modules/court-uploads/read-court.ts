import { type CourtColumn, courtColumnLabels } from '@courtside/contract/court-uploads';
import { courtDetails } from '@courtside/contract/place-records';
import { type CaseType, caseTypes } from '@courtside/domain/case-types';
import { courtKinds, courtLevels, spellingOf, timeZones } from '@courtside/domain/places';
import type { z } from 'zod';
import { type PlaceIndex, readPlace } from '../places/index.ts';
import type { CourtValues, Problem } from './court-values.ts';
import type { Mapping } from './suggest-mapping.ts';

/** A line of the file as far as it says something: what it leaves open is not in `values`. */
export interface ReadCourt {
  line: number;
  id: string | undefined;
  values: Partial<CourtValues>;
  problems: Problem[];
  name: string;
  place: string;
}

export function readCourt(
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: Mapping,
  places: PlaceIndex,
): ReadCourt {
  const cellOf = (column: CourtColumn): string | undefined => {
    const position = mapping[column];
    return position === null ? undefined : tidy(cells[position] ?? '');
  };
  const problems: Problem[] = [];
  const refuse = (column: CourtColumn, message: string): void => {
    problems.push({ column: courtColumnLabels[column], message });
  };
  const values: Partial<CourtValues> = {};

  for (const [column, read] of readers) {
    const cell = cellOf(column);
    if (cell === undefined) continue;
    const result = hasHiddenMarks.test(cell)
      ? { problem: 'Contains marks that turn the direction of writing' }
      : read(cell);
    if ('problem' in result) refuse(column, result.problem);
    else if (result.value !== undefined) Object.assign(values, { [column]: result.value });
  }

  const [stateCell = '', countyCell = ''] = [cellOf('state'), cellOf('county')];
  const place = readPlace(stateCell, countyCell, places);
  if ('problem' in place) refuse(place.column, place.problem);
  else Object.assign(values, place);

  const id = cellOf('id') || undefined;
  if (id !== undefined && !uuid.test(id)) refuse('id', 'Is not an ID of ours');
  return {
    line,
    id: id?.toLowerCase(),
    values,
    problems,
    name: cellOf('name') ?? '',
    place:
      values.county === undefined
        ? [countyCell, stateCell].filter(Boolean).join(', ')
        : places.describe(values.county),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hasHiddenMarks = /[\u202A-\u202E\u2066-\u2069]/;

function tidy(cell: string): string {
  return cell.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A value, nothing where the file leaves it open, or what is wrong. */
type Result = { value: unknown } | { problem: string };

function by(schema: z.ZodType): (cell: string) => Result {
  return (cell) => {
    const { success, data, error } = schema.safeParse(cell);
    return success ? { value: data } : { problem: error.issues[0]?.message ?? 'Is not valid' };
  };
}

function orOpen(read: (cell: string) => Result): (cell: string) => Result {
  return (cell) => (cell === '' ? { value: undefined } : read(cell));
}

/** By its code or its label. */
function oneOf(table: Record<string, string>, what: string): (cell: string) => Result {
  const known = new Map(
    Object.entries(table).flatMap(([code, label]) => [
      [spellingOf(label), code],
      [spellingOf(code), code],
    ]),
  );
  return orOpen((cell) => {
    const value = known.get(spellingOf(cell));
    return value === undefined ? { problem: `“${cell}” is not a ${what} we know` } : { value };
  });
}

const caseTypeOf = oneOf(caseTypes, 'case type');

function readCaseTypes(cell: string): Result {
  const found = new Set<CaseType>();
  for (const part of cell.split(/[;,|]/).map((text) => text.trim())) {
    const result = caseTypeOf(part);
    if ('problem' in result) return result;
    if (result.value !== undefined) found.add(result.value as CaseType);
  }
  return { value: found.size > 0 ? [...found] : undefined };
}

const yes = new Set(['yes', 'y', 'true', '1', 'active']);
const no = new Set(['no', 'n', 'false', '0', 'inactive']);

function readActive(cell: string): Result {
  const word = cell.toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'Write yes or no' };
}

// A spreadsheet that takes a ZIP code for a number drops the zeros in front.
const readZip = (cell: string): Result =>
  by(courtDetails.zip)(/^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell);

const readers: readonly (readonly [CourtColumn, (cell: string) => Result])[] = [
  ['name', orOpen(by(courtDetails.name))],
  ['kind', oneOf(courtKinds, 'kind of court')],
  ['level', oneOf(courtLevels, 'level')],
  ['city', by(courtDetails.city)],
  ['street', by(courtDetails.street)],
  ['zip', readZip],
  ['timeZone', oneOf(timeZones, 'time zone')],
  ['caseTypes', readCaseTypes],
  ['phone', by(courtDetails.phone)],
  ['remoteNote', by(courtDetails.remoteNote)],
  ['active', orOpen(readActive)],
];
