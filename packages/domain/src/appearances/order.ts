/** How a hearing is attended. */
export const modes = { in_person: 'In person', phone: 'By phone', video: 'By video' } as const;
export type Mode = keyof typeof modes;
export const modeCodes = Object.keys(modes) as [Mode, ...Mode[]];

/** Which side the firm's client is on. */
export const sides = {
  plaintiff: 'Plaintiff or petitioner',
  defendant: 'Defendant or respondent',
  creditor: 'Creditor',
  debtor: 'Debtor',
  other: 'Other',
} as const;
export type Side = keyof typeof sides;
export const sideCodes = Object.keys(sides) as [Side, ...Side[]];

/** What somebody named in an order is to the case. All of them are checked for conflicts. */
export const partyRoles = {
  plaintiff: 'Plaintiff or petitioner',
  defendant: 'Defendant or respondent',
  creditor: 'Creditor',
  debtor: 'Debtor',
  opposing_counsel: 'Opposing counsel',
  witness: 'Witness',
  other: 'Other',
} as const;
export type PartyRole = keyof typeof partyRoles;
export const partyRoleCodes = Object.keys(partyRoles) as [PartyRole, ...PartyRole[]];

/** Letters and digits in one spelling, to find the same case again however its number is written. */
export function normalizeCaseNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

const federal = /^\d:\d{2}-[a-z]{2}-\d{4,6}(-[A-Za-z]{2,4}){0,3}$/;
const loose = /\d/;

/** A soft warning about a case number that looks odd; formats differ too much to refuse any. */
export function caseNumberWarning(typed: string, isFederal: boolean): string | undefined {
  const number = typed.trim();
  if (number === '') return undefined;
  if (!loose.test(number)) return 'A case number usually has digits. Please check it.';
  if (isFederal && !federal.test(number)) {
    return 'Federal case numbers usually look like 1:24-cv-01234. Please check it.';
  }
  return undefined;
}
