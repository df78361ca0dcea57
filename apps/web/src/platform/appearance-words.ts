import { departmentWords, type Mode, modes } from '@courtside/domain/appearances';

/** `Superior Court of California, County of Kern, Dept. 17`. */
export function whereWords(court: { name: string }, department: string | null | undefined): string {
  return department ? `${court.name}, ${departmentWords(department)}` : court.name;
}

type Kind = { appearanceTypeName: string; mode: Mode; caseNumber: string | null };

/** `Status conference, in person. No. BCV-26-100`. */
export function kindWords({ appearanceTypeName, mode, caseNumber }: Kind): string {
  const kind = `${appearanceTypeName}, ${modes[mode].toLowerCase()}`;
  return caseNumber ? `${kind}. No. ${caseNumber}` : kind;
}
