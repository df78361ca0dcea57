import { courtColumnLabels, type lineOutcomes } from '@courtside/contract/court-uploads';
import type { PlaceIndex } from '../places/index.ts';
import { type Change, type CourtValues, changesBetween, type Problem } from './court-values.ts';
import type { FoundCourt } from './find-courts.ts';
import type { ReadCourt } from './read-court.ts';

/** What the dry run says of a line, and what would be written for it. */
export interface Finding {
  line: number;
  outcome: (typeof lineOutcomes)[number];
  name: string;
  place: string;
  problems: Problem[];
  changes: Change[];
  courtId: string | null;
  courtRevision: number | null;
  court: CourtValues | null;
}

/** A line once it is known which court it means: `court` is what that court would become. */
export interface Completed {
  read: ReadCourt;
  problems: Problem[];
  existing: FoundCourt | undefined;
  court: CourtValues | undefined;
}

const needed = ['name', 'county', 'kind', 'level', 'caseTypes'] as const;

/** Fills what the file leaves open: from the court that is there, or by default for a new one. */
export function complete(
  read: ReadCourt,
  existing: FoundCourt | undefined,
  places: PlaceIndex,
): Completed {
  const problems = [...read.problems];
  const refuse = (column: keyof typeof courtColumnLabels, message: string): void => {
    problems.push({ column: courtColumnLabels[column], message });
  };
  const given = read.values;
  if (read.id !== undefined && !existing && problems.length === 0) {
    refuse('id', 'There is no court with this ID');
  } else if (!existing) {
    const broken = new Set(problems.map(({ column }) => column));
    // Without its state a county cannot be found; one complaint is enough.
    if (broken.has(courtColumnLabels.state)) broken.add(courtColumnLabels.county);
    for (const column of needed) {
      const isOpen = given[column] === undefined && !broken.has(courtColumnLabels[column]);
      if (isOpen) refuse(column, 'Is required for a new court');
    }
  } else if (given.county === undefined && given.state !== undefined) {
    const { state, county } = existing.values;
    if (given.state !== state) refuse('state', `The court is in ${places.describe(county)}`);
  }
  if (problems.length > 0) return { read, problems, existing, court: undefined };

  const county = given.county ?? existing?.values.county ?? '';
  const isMoved = county !== existing?.values.county;
  const court = {
    ...nothingKnown,
    ...existing?.values,
    ...(isMoved && { timeZone: places.findCounty(county)?.timeZone }),
    ...given,
    county,
  } as CourtValues;
  return { read, problems, existing, court };
}

const nothingKnown = {
  city: null,
  street: null,
  zip: null,
  phone: null,
  remoteNote: null,
  active: true,
};

export function findingOf(
  { read, problems, existing, court }: Completed,
  isDuplicate: boolean,
  places: PlaceIndex,
): Finding {
  const about = {
    line: read.line,
    name: court?.name ?? read.name,
    place: court ? places.describe(court.county) : read.place,
    problems,
    changes: [],
    courtId: null,
    courtRevision: null,
    court: null,
  };
  if (problems.length > 0 || !court) {
    return { ...about, outcome: isDuplicate ? 'duplicate' : 'error' };
  }
  if (!existing) return { ...about, outcome: 'new', court };
  const changes = changesBetween(existing.values, court, places);
  // An upload vouches for what the product came with, also where it changes nothing else.
  if (existing.isStarter) changes.push({ column: 'Confirmed', before: 'No', after: 'Yes' });
  const found = { courtId: existing.id, courtRevision: existing.revision };
  return changes.length === 0
    ? { ...about, ...found, outcome: 'same' }
    : { ...about, ...found, outcome: 'changed', changes, court };
}
