import { modeCodes, partyRoleCodes, sideCodes } from '@courtside/domain/appearances';
import { z } from 'zod';
import { cents, emailAddress, id, optionalText, text } from './fields.ts';
import { hearing } from './quotes.ts';

const address = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => value === '' || /^https?:\/\//.test(value), 'Should start with https://')
  .nullish()
  .transform((value) => value || null);

export const namedParty = z.strictObject({
  name: text(200).min(1, 'Name is required'),
  role: z.enum(partyRoleCodes, 'Choose what they are'),
});

/** What only a deposition has. */
export const depositionDetails = z.strictObject({
  witness: text(200).min(1, 'The witness is required'),
  isExpert: z.boolean(),
  expectedHours: z
    .number()
    .min(0.5)
    .max(24)
    .nullish()
    .transform((value) => value ?? null),
  location: optionalText(300),
  notice: optionalText(500),
});

/** Everything a firm says of a hearing, apart from its files and its price. */
export const orderFields = {
  court: id,
  appearanceType: id,
  ...hearing,
  expectedMinutes: z
    .number('Enter the minutes')
    .int('Whole minutes only')
    .min(1, 'At least a minute')
    .max(1440, 'At most a day')
    .nullish()
    .transform((value) => value ?? null),
  mode: z.enum(modeCodes, 'Choose how it is attended'),
  remoteLink: address,
  remotePasscode: optionalText(100),
  caption: text(300).min(1, 'Caption is required'),
  caseNumber: optionalText(60),
  department: optionalText(60),
  judge: optionalText(120),
  representedParty: text(200).min(1, 'Say whom the attorney appears for'),
  representedSide: z.enum(sideCodes, 'Choose a side'),
  parties: z.array(namedParty).min(1, 'Name at least one party for the conflict check').max(60),
  attorneyOfRecord: optionalText(120),
  attorneyOfRecordBar: optionalText(40),
  publicSummary: optionalText(500),
  privateInstructions: optionalText(10_000),
  desiredOutcome: optionalText(2_000),
  authority: optionalText(2_000),
  doNot: optionalText(2_000),
  whoElseAttends: optionalText(500),
  contactName: text(120).min(1, 'Name somebody who can be reached on the day'),
  contactPhone: text(40).min(1, 'A phone number for the day is required'),
  backupName: optionalText(120),
  backupPhone: optionalText(40),
  preferredAttorney: id.nullish().transform((value) => value ?? null),
  excludedAttorneys: z.array(id).max(20).default([]),
  /** How much more the client would pay, on top of the quote, if nobody takes it. */
  mayCostMoreCents: cents.default(0),
  fileNumber: optionalText(60),
  purchaseOrder: optionalText(60),
  ledesClientId: optionalText(60),
  ledesMatterId: optionalText(60),
  reportRecipients: z.array(emailAddress).max(10, 'At most ten').default([]),
  deposition: depositionDetails.nullish().transform((value) => value ?? null),
};

export const order = z.strictObject(orderFields);

const storedText = z.string().nullable();

/** An order as it is kept. */
export const storedOrder = z.object({
  court: id,
  appearanceType: id,
  date: z.string(),
  time: z.string(),
  expectedMinutes: z.number().int(),
  mode: z.enum(modeCodes),
  remoteLink: storedText,
  remotePasscode: storedText,
  caption: z.string(),
  caseNumber: storedText,
  department: storedText,
  judge: storedText,
  representedParty: z.string(),
  representedSide: z.enum(sideCodes),
  parties: z.array(z.object({ name: z.string(), role: z.enum(partyRoleCodes) })),
  attorneyOfRecord: storedText,
  attorneyOfRecordBar: storedText,
  publicSummary: storedText,
  privateInstructions: storedText,
  desiredOutcome: storedText,
  authority: storedText,
  doNot: storedText,
  whoElseAttends: storedText,
  contactName: z.string(),
  contactPhone: z.string(),
  backupName: storedText,
  backupPhone: storedText,
  preferredAttorney: id.nullable(),
  excludedAttorneys: z.array(id),
  mayCostMoreCents: cents,
  fileNumber: storedText,
  purchaseOrder: storedText,
  ledesClientId: storedText,
  ledesMatterId: storedText,
  reportRecipients: z.array(z.string()),
  deposition: z
    .object({
      witness: z.string(),
      isExpert: z.boolean(),
      expectedHours: z.number().nullable(),
      location: storedText,
      notice: storedText,
    })
    .nullable(),
});

/** A form as far as it has got: anything may be missing or unfinished. */
export const draftData = z
  .record(z.string().max(40), z.unknown())
  .refine((value) => JSON.stringify(value).length <= 60_000, 'Too long');
