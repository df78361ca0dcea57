import { type CaseType, caseTypeCodes } from '@courtside/domain/case-types';
import {
  type CourtEntity,
  type CourtKind,
  type CourtLevel,
  courtEntities,
  courtKindCodes,
  courtLevelCodes,
  type StateCode,
  stateCodes,
} from '@courtside/domain/places';
import { eachOf, oneOf, readTable } from './read-table.ts';
import { type CourtFacts, starterConfidences } from './starter-court.ts';

/** A kind of court that a state has, as its law sets it up. */
export interface TrialCourt {
  state: StateCode;
  id: string;
  kind: CourtKind;
  level: CourtLevel;
  namePattern: string;
  appliesTo: string;
  caseTypes: CaseType[];
  entity: CourtEntity;
  confidence: CourtFacts['confidence'];
}

export function readTrialCourts(): TrialCourt[] {
  return readTable('trial-courts.tsv', [
    'state',
    'kind_id',
    'kind',
    'level',
    'name_pattern',
    'applies_to',
    'case_types',
    'entity',
    'confidence',
    'note',
  ]).map((row) => ({
    state: oneOf(stateCodes, row.state),
    id: row.kind_id,
    kind: oneOf(courtKindCodes, row.kind),
    level: oneOf(courtLevelCodes, row.level),
    namePattern: row.name_pattern,
    appliesTo: row.applies_to,
    caseTypes: eachOf(caseTypeCodes, row.case_types),
    entity: oneOf(courtEntities, row.entity),
    confidence: oneOf(starterConfidences, row.confidence),
  }));
}

/** Finds the kind that a row of another table belongs to. */
export function trialCourtFinder(
  trialCourts: readonly TrialCourt[],
): (row: { state: string; kind_id: string }) => TrialCourt {
  const byKey = new Map(trialCourts.map((each) => [`${each.state}/${each.id}`, each]));
  return ({ state, kind_id }) => {
    const found = byKey.get(`${state}/${kind_id}`);
    if (!found) throw new Error(`trial-courts.tsv has no ${kind_id} in ${state}`);
    return found;
  };
}

/** Puts words in the places of a pattern; a place without a word is an error of the tables. */
export function fillPattern(
  pattern: string,
  words: Readonly<Record<string, string | undefined>>,
): string {
  return pattern.replace(/\{(\w+)\}/g, (_, place: string) => {
    const word = words[place];
    if (!word) throw new Error(`"${pattern}" has no word for ${place}`);
    return word;
  });
}
