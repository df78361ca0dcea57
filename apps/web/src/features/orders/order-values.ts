import { modeCodes, partyRoleCodes, sideCodes } from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { fileKindCodes } from '@courtside/domain/files';
import { z } from 'zod';

const words = z.string().catch('');
const choiceOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes).or(z.literal('')).catch('');

const attorney = z.object({ value: z.string(), label: z.string() });
const handedFile = z.object({
  uid: z.string(),
  name: z.string(),
  kind: z.enum(fileKindCodes),
  size: z.number(),
  addedAt: z.string(),
});
export type HandedFile = z.output<typeof handedFile>;

/** The form as it is held: nothing is ever null, and anything may be unfinished. */
const shape = {
  court: words,
  caseType: choiceOf(caseTypeCodes),
  appearanceType: words,
  date: words,
  time: words,
  which: choiceOf(['earlier', 'later']),
  expectedMinutes: z.number().or(z.string()).optional().catch(undefined),
  mode: z.enum(modeCodes).catch('in_person'),
  remoteLink: words,
  remotePasscode: words,
  caption: words,
  caseNumber: words,
  department: words,
  judge: words,
  representedParty: words,
  representedSide: choiceOf(sideCodes),
  parties: z.array(z.object({ name: words, role: choiceOf(partyRoleCodes) })).catch([]),
  attorneyOfRecord: words,
  attorneyOfRecordBar: words,
  publicSummary: words,
  privateInstructions: words,
  desiredOutcome: words,
  authority: words,
  doNot: words,
  whoElseAttends: words,
  contactName: words,
  contactPhone: words,
  backupName: words,
  backupPhone: words,
  preferredAttorney: attorney.nullable().catch(null),
  excludedAttorneys: z.array(attorney).catch([]),
  mayCostMoreCents: z.number().nullable().catch(null),
  fileNumber: words,
  purchaseOrder: words,
  ledesClientId: words,
  ledesMatterId: words,
  reportRecipients: words,
  deposition: z
    .object({
      witness: words,
      isExpert: z.boolean().catch(false),
      expectedHours: words,
      location: words,
      notice: words,
    })
    .catch({ witness: '', isExpert: false, expectedHours: '', location: '', notice: '' }),
  coupon: words,
  files: z.array(handedFile).catch([]),
  /** Only of a template, and no part of the order in it. */
  templateName: words,
};
const readable = z.object(shape);
export type OrderValues = z.output<typeof readable>;

/** What a draft, a template or an order holds, as the form holds it. What it cannot read is left empty. */
export function valuesFrom(data: Readonly<Record<string, unknown>>): OrderValues {
  const names = namesIn(data['attorneyNames']);
  const named = (id: unknown) => ({ value: id, label: names.get(id) ?? 'An attorney you chose' });
  const { preferredAttorney, excludedAttorneys, reportRecipients, deposition } = data;
  const values = readable.parse({
    ...data,
    preferredAttorney: typeof preferredAttorney === 'string' ? named(preferredAttorney) : null,
    excludedAttorneys: Array.isArray(excludedAttorneys) ? excludedAttorneys.map(named) : [],
    reportRecipients: Array.isArray(reportRecipients) ? reportRecipients.join(', ') : '',
    deposition: isRecord(deposition)
      ? { ...deposition, expectedHours: numberText(deposition['expectedHours']) }
      : {},
  });
  return values.parties.length > 0 ? values : { ...values, parties: [...blankParties] };
}

const blankParties: OrderValues['parties'] = [
  { name: '', role: 'plaintiff' },
  { name: '', role: 'defendant' },
];

export const blankValues = valuesFrom({});

/** The form under the names of an order, without what is empty: kept as a draft or a template. */
export function draftOf(values: OrderValues): Record<string, unknown> {
  const { templateName: _name, deposition, ...rest } = values;
  const { preferredAttorney, excludedAttorneys } = values;
  const parties = values.parties.filter(({ name }) => name.trim() !== '');
  const attorneys = [...(preferredAttorney ? [preferredAttorney] : []), ...excludedAttorneys];
  const all = {
    ...rest,
    parties,
    preferredAttorney: preferredAttorney?.value ?? null,
    excludedAttorneys: excludedAttorneys.map(({ value }) => value),
    reportRecipients: addressesIn(values.reportRecipients),
    attorneyNames: Object.fromEntries(attorneys.map(({ value, label }) => [value, label])),
    deposition: { ...deposition, expectedHours: numberIn(deposition.expectedHours) },
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => name === 'mode' || isEntered(value)),
  );
}

/** Left out of a template: they belong to one hearing alone. */
export function templateOf(values: OrderValues): Record<string, unknown> {
  return draftOf({ ...values, date: '', time: '', which: '', coupon: '', files: [] });
}

/** The order that the form makes, for the contract to judge. */
export function orderOf(values: OrderValues, { isDeposition }: { isDeposition: boolean }) {
  const {
    caseType: _caseType,
    coupon: _coupon,
    files: _files,
    templateName: _name,
    which,
    mode,
    ...rest
  } = values;
  return {
    ...rest,
    mode,
    ...(which && { which }),
    expectedMinutes: values.expectedMinutes ?? null,
    remoteLink: mode === 'video' ? values.remoteLink : '',
    remotePasscode: mode === 'in_person' ? '' : values.remotePasscode,
    parties: values.parties.filter(({ name }) => name.trim() !== ''),
    preferredAttorney: values.preferredAttorney?.value ?? null,
    excludedAttorneys: values.excludedAttorneys.map(({ value }) => value),
    mayCostMoreCents: values.mayCostMoreCents ?? 0,
    reportRecipients: addressesIn(values.reportRecipients),
    deposition: isDeposition
      ? { ...values.deposition, expectedHours: numberIn(values.deposition.expectedHours) }
      : null,
  };
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

function isEntered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.values(value).some(isEntered);
  return value !== '' && value !== null && value !== undefined && value !== false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function namesIn(names: unknown): ReadonlyMap<unknown, unknown> {
  return new Map(isRecord(names) ? Object.entries(names) : []);
}

// What is no number stays as typed, so that the contract refuses it.
function numberIn(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

function numberText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
