import { type CaseType, caseTypeCodes, caseTypes } from '@courtside/domain/case-types';

const named = 2;

/** What a court hears, short enough for a table: the first two, and how many more. */
export function caseTypeWords(codes: readonly CaseType[]): { first: string; more?: string } {
  if (codes.length === caseTypeCodes.length) return { first: 'All practice areas' };
  const names = codes.map((code) => caseTypes[code]);
  const first = names.slice(0, named).join(', ') || 'None given';
  return names.length > named ? { first, more: `and ${names.length - named} more` } : { first };
}
