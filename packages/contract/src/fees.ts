import { caseTypeCodes } from '@courtside/domain/case-types';
import { feeLevels } from '@courtside/domain/fees';
import { z } from 'zod';
import { defineEndpoint, fileContent, nothing } from './endpoint.ts';
import { cents, id, instant, optionalText, revision, text, yesOrNo } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { countyFips, stateCode } from './places.ts';

const minutes = z
  .number('Enter the minutes')
  .int('Whole minutes only')
  .min(0, 'Cannot be negative')
  .max(1440, 'At most a day');

export const feeAmounts = {
  clientFeeCents: cents,
  attorneyFeeCents: cents,
  includedMinutes: minutes,
  clientHourlyCents: cents,
  attorneyHourlyCents: cents,
};
export const fee = z.object(feeAmounts);

const typeDetails = {
  caseType: z.enum(caseTypeCodes, 'Choose a practice area'),
  name: text(80).min(1, 'Name is required'),
  description: optionalText(300),
  utbmsTask: text(4).regex(/^[A-Z]\d{3}$/, 'Should be a code such as L450'),
  usualMinutes: minutes.min(5, 'At least 5 minutes'),
  inPerson: z.boolean(),
  remote: z.boolean(),
  ...feeAmounts,
  active: z.boolean(),
};
const attended = (type: { inPerson: boolean; remote: boolean }): boolean =>
  type.inPerson || type.remote;
const howAttended = { path: ['inPerson'], message: 'Choose in person, remote, or both' };

export const newStandardFee = z.strictObject(typeDetails).refine(attended, howAttended);
export const changedStandardFee = z
  .strictObject({ ...typeDetails, revision })
  .refine(attended, howAttended);
/** An appearance type with its standard fee, both sides of it. */
export const standardFee = z.object({
  id,
  caseType: z.enum(caseTypeCodes),
  name: z.string(),
  description: z.string().nullable(),
  utbmsTask: z.string(),
  usualMinutes: z.number().int(),
  inPerson: z.boolean(),
  remote: z.boolean(),
  ...feeAmounts,
  active: z.boolean(),
  /** How many places differ from it. */
  nonStandardFees: z.number().int(),
  revision,
});

/** One place: a state, one of its counties, or one of its courts. */
const place = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('state'), state: stateCode }),
  z.strictObject({ level: z.literal('county'), county: countyFips }),
  z.strictObject({ level: z.literal('court'), court: id }),
]);
export type FeePlace = z.output<typeof place>;
export const placeLevels = ['state', 'county', 'court'] as const;

export const nonStandardFee = z.object({
  id,
  appearanceType: id,
  appearanceTypeName: z.string(),
  caseType: z.enum(caseTypeCodes),
  level: z.enum(placeLevels),
  state: stateCode,
  county: countyFips.nullable(),
  court: id.nullable(),
  /** The most specific place by name, and what it lies in. */
  placeName: z.string(),
  within: z.string(),
  ...feeAmounts,
  /** What would apply there without it. */
  instead: z.object({ ...feeAmounts, level: z.enum(feeLevels), placeName: z.string() }),
  createdAt: instant,
  revision,
});

const feeFilters = {
  search: text(100).optional(),
  caseType: z.enum(caseTypeCodes).optional(),
  appearanceType: id.optional(),
  level: z.enum(placeLevels).optional(),
  state: stateCode.optional(),
  county: countyFips.optional(),
  court: id.optional(),
  /** Only those where the attorney would be paid more than the client pays. */
  atALoss: yesOrNo.optional(),
};

/** Either amounts, or a change of the fee in force at each place by percent. */
const fill = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('amounts'), ...feeAmounts }),
  z.strictObject({
    by: z.literal('percent'),
    clientPercent: z.number().int().min(-100).max(1000),
    attorneyPercent: z.number().int().min(-100).max(1000),
    /** Fees are rounded to whole multiples of this. */
    roundToCents: z.number().int().min(1).max(10_000).default(1),
  }),
]);

/** The fee of an appearance type as it is at one place, and where it comes from. */
const feeAtPlace = z.object({
  appearanceType: id,
  appearanceTypeName: z.string(),
  caseType: z.enum(caseTypeCodes),
  ...feeAmounts,
  level: z.enum(feeLevels),
  /** "Los Angeles County", or "Standard fee". */
  from: z.string(),
  /** The override, when it is of this very place. */
  nonStandardFee: id.nullable(),
});

const feeChange = z.object({
  id: z.string(),
  at: instant,
  actorName: z.string().nullable(),
  appearanceTypeName: z.string(),
  caseType: z.enum(caseTypeCodes),
  level: z.enum(feeLevels),
  placeName: z.string(),
  before: fee.nullable(),
  after: fee.nullable(),
});

const one = z.strictObject({ id });

export const fees = {
  listStandard: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/standard-fee',
    summary: 'Appearance types with their standard fees',
    access: 'fees.read',
    query: pageQuery.extend({
      search: text(100).optional(),
      caseType: z.enum(caseTypeCodes).optional(),
      active: yesOrNo.optional(),
      sort: z.enum(['position', 'name', '-name']).default('position'),
    }),
    response: pageOf(standardFee),
  }),
  getStandard: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/standard-fee/{id}',
    summary: 'One appearance type with its standard fee',
    access: 'fees.read',
    params: one,
    response: standardFee,
    errors: ['not_found'],
  }),
  addStandard: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/standard-fee',
    summary: 'Add an appearance type',
    access: 'fees.change',
    body: newStandardFee,
    response: standardFee,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  changeStandard: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/standard-fee/{id}',
    summary: 'Change an appearance type or its standard fee; what was ordered keeps its price',
    access: 'fees.change',
    params: one,
    body: changedStandardFee,
    response: standardFee,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  listNonStandard: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/non-standard-fee',
    summary: 'Fees that differ at a place, newest first',
    access: 'fees.read',
    query: pageQuery.extend(feeFilters),
    response: pageOf(nonStandardFee),
  }),
  exportNonStandard: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/non-standard-fee/export',
    summary: 'The non-standard fees that filters let through, as a table',
    access: 'fees.read',
    query: z.strictObject(feeFilters),
    response: fileContent,
    download: { type: 'text/csv; charset=utf-8' },
  }),
  addNonStandard: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/non-standard-fee',
    summary: 'Set another fee for an appearance type at a place',
    access: 'fees.change',
    body: z.strictObject({ appearanceType: id, place, ...feeAmounts }),
    response: nonStandardFee,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  changeNonStandard: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/non-standard-fee/{id}',
    summary: 'Change a non-standard fee',
    access: 'fees.change',
    params: one,
    body: z.strictObject({ ...feeAmounts, revision }),
    response: nonStandardFee,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  removeNonStandard: defineEndpoint({
    method: 'DELETE',
    path: '/v1/admin/non-standard-fee/{id}',
    summary: 'Go back to what applies without it; the history keeps it',
    access: 'fees.change',
    params: one,
    response: nothing,
    errors: ['not_found'],
    idempotent: true,
  }),
  fillNonStandard: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/non-standard-fee/fill',
    summary:
      'Set fees for several appearance types at several places, all or none; can be tried first',
    access: 'fees.change',
    body: z.strictObject({
      appearanceTypes: z.array(id).min(1, 'Choose at least one').max(200),
      places: z.array(place).min(1, 'Choose at least one').max(500),
      fill,
      /** Say what would happen, and change nothing. */
      dryRun: z.boolean(),
    }),
    response: z.object({
      added: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      atALoss: z.number().int(),
    }),
    errors: ['not_found'],
    idempotent: true,
  }),
  listAtPlace: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/fees',
    summary: 'What every appearance type costs at one place, and why',
    access: 'fees.read',
    query: z.strictObject({
      state: stateCode.optional(),
      county: countyFips.optional(),
      court: id.optional(),
      caseType: z.enum(caseTypeCodes).optional(),
    }),
    response: z.object({ placeName: z.string(), items: z.array(feeAtPlace) }),
    errors: ['not_found'],
  }),
  listChanges: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/fee-history',
    summary: 'Every change of a fee, newest first',
    access: 'fees.read',
    query: pageQuery.extend({
      appearanceType: id.optional(),
      state: stateCode.optional(),
      county: countyFips.optional(),
      court: id.optional(),
    }),
    response: pageOf(feeChange),
  }),
};
