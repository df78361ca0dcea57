import { caseTypeCodes } from '@courtside/domain/case-types';
import { fileTypeCodes } from '@courtside/domain/files';
import { federalDistrictNames, stateCodes } from '@courtside/domain/places';
import {
  accountSections,
  documentKindCodes,
  documentKinds,
  expiryStandings,
  gapCodes,
} from '@courtside/domain/practices';
import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { day, id, instant, optionalDay, optionalText } from './fields.ts';
import { countyFips, stateCode } from './places.ts';
import { hearing } from './quotes.ts';
import { admissionYear, barAdmission } from './signup.ts';

const standing = z.enum(expiryStandings);

export const stateAdmissionForm = barAdmission
  .omit({ state: true })
  .extend({ expiresOn: optionalDay });
export const districtAdmissionForm = z.strictObject({
  number: optionalText(40),
  year: admissionYear.nullish().transform((value) => value ?? null),
  expiresOn: optionalDay,
});
const admissions = z.object({
  states: z.array(
    z.object({
      state: z.enum(stateCodes),
      number: z.string(),
      year: z.number().int(),
      expiresOn: z.string().nullable(),
      standing,
    }),
  ),
  districts: z.array(
    z.object({
      district: z.enum(federalDistrictNames),
      number: z.string().nullable(),
      year: z.number().int().nullable(),
      expiresOn: z.string().nullable(),
      standing,
    }),
  ),
});
const oneState = z.strictObject({ state: z.enum(stateCodes) });
const oneDistrict = z.strictObject({ district: z.enum(federalDistrictNames) });

const caseTypeList = z.object({
  items: z.array(z.object({ code: z.enum(caseTypeCodes), name: z.string() })),
});
export const caseTypesForm = z.strictObject({
  caseTypes: z
    .array(z.enum(caseTypeCodes))
    .min(1, 'Choose at least one practice area')
    .max(caseTypeCodes.length),
});

const home = z.object({
  county: z.object({ id: countyFips, fullName: z.string(), state: stateCode }).nullable(),
});

const { time } = hearing;
const workday = z
  .strictObject({ weekday: z.number().int().min(0).max(6), starts: time, ends: time })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], error: 'Should be later' });
/** None at all: any time on any day. */
export const hoursForm = z.strictObject({
  days: z
    .array(workday)
    .max(7)
    .refine(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
      'Each day once, please',
    ),
});

const dayMs = 86_400_000;
const longestDays = 366;
export const timeOffForm = z
  .strictObject({ from: day, to: day, note: optionalText(200) })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'Should not be before the first day',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestDays * dayMs, {
    path: ['to'],
    error: 'A year at most',
  });
const timeOff = z.object({
  id,
  from: z.string(),
  /** The last day of it. */
  to: z.string(),
  note: z.string().nullable(),
  /** Hearings that the attorney holds on those days all the same. */
  hearings: z.array(
    z.object({
      id,
      date: z.string(),
      time: z.string(),
      caption: z.string(),
      courtName: z.string(),
    }),
  ),
});

export const documentForm = z
  .strictObject({
    kind: z.enum(documentKindCodes, 'Choose what it is'),
    file: z.uuid('Add the file'),
    expiresOn: optionalDay,
  })
  .refine(({ kind, expiresOn }) => !documentKinds[kind].expires || expiresOn !== null, {
    path: ['expiresOn'],
    error: 'Say until when it is valid',
  });
const attorneyDocument = z.object({
  id,
  kind: z.enum(documentKindCodes),
  /** None when it came on paper and was only noted. */
  file: z
    .object({
      uid: id,
      name: z.string(),
      type: z.enum(fileTypeCodes),
      size: z.number().int(),
    })
    .nullable(),
  expiresOn: z.string().nullable(),
  createdAt: instant,
  /** Set once a newer one took its place. */
  replacedAt: instant.nullable(),
  standing,
});
const documentList = z.object({ items: z.array(attorneyDocument) });

/** What an attorney's practice consists of, beside where they appear. */
export const practices = {
  getStanding: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/practice/standing',
    summary: 'What the attorney still lacks to be given work, and what would help',
    access: 'practices.manage',
    response: z.object({
      isReady: z.boolean(),
      gaps: z.array(
        z.object({
          code: z.enum(gapCodes),
          message: z.string(),
          section: z.enum(accountSections),
          stopsWork: z.boolean(),
        }),
      ),
    }),
  }),
  listAdmissions: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/admission',
    summary: 'States and federal districts where the attorney is admitted',
    access: 'practices.manage',
    response: admissions,
  }),
  saveStateAdmission: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/admission/state/{state}',
    summary: 'Add or change the admission in a state',
    access: 'practices.manage',
    params: oneState,
    body: stateAdmissionForm,
    response: admissions,
    idempotent: true,
  }),
  removeStateAdmission: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/admission/state/{state}',
    summary: 'Remove the admission in a state',
    access: 'practices.manage',
    params: oneState,
    response: admissions,
    errors: ['not_found'],
    idempotent: true,
  }),
  saveDistrictAdmission: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/admission/district/{district}',
    summary: 'Add or change the admission in a federal district',
    access: 'practices.manage',
    params: oneDistrict,
    body: districtAdmissionForm,
    response: admissions,
    idempotent: true,
  }),
  removeDistrictAdmission: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/admission/district/{district}',
    summary: 'Remove the admission in a federal district',
    access: 'practices.manage',
    params: oneDistrict,
    response: admissions,
    errors: ['not_found'],
    idempotent: true,
  }),
  listCaseTypes: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/caseTypes/current',
    summary: 'Practice areas that the attorney takes',
    access: 'practices.manage',
    response: caseTypeList,
  }),
  listOtherCaseTypes: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/caseTypes/available',
    summary: 'Practice areas that the attorney could take besides',
    access: 'practices.manage',
    response: caseTypeList,
  }),
  saveCaseTypes: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/caseTypes/current',
    summary: 'Choose the practice areas that one takes',
    access: 'practices.manage',
    body: caseTypesForm,
    response: caseTypeList,
    idempotent: true,
  }),
  getHome: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/home',
    summary: 'The county that the attorney starts from',
    access: 'practices.manage',
    response: home,
  }),
  saveHome: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/home',
    summary: 'Say which county one starts from, or none',
    access: 'practices.manage',
    body: z.strictObject({ county: countyFips.nullable() }),
    response: home,
    idempotent: true,
  }),
  getHours: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/availability/hours',
    summary: 'When in the week the attorney takes hearings, in the courts’ own time',
    access: 'practices.manage',
    response: hoursForm,
  }),
  saveHours: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/availability/hours',
    summary: 'Say when in the week one takes hearings',
    access: 'practices.manage',
    body: hoursForm,
    response: hoursForm,
    idempotent: true,
  }),
  listTimeOff: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/availability/time-off',
    summary: 'Days off that are not over, with hearings held on them all the same',
    access: 'practices.manage',
    response: z.object({ items: z.array(timeOff) }),
  }),
  addTimeOff: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/availability/time-off',
    summary: 'Take days off',
    access: 'practices.manage',
    body: timeOffForm,
    response: timeOff,
    status: 201,
    idempotent: true,
  }),
  removeTimeOff: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/availability/time-off/{id}',
    summary: 'Take hearings on those days again',
    access: 'practices.manage',
    params: z.strictObject({ id }),
    response: nothing,
    errors: ['not_found'],
    idempotent: true,
  }),
  listDocuments: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/document',
    summary: 'Documents that the attorney has on file, replaced ones too, newest first',
    access: 'practices.manage',
    response: documentList,
  }),
  addDocument: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/document',
    summary: 'Put a file that was handed in ahead on record, in the place of the last of its kind',
    access: 'practices.manage',
    body: documentForm,
    response: attorneyDocument,
    status: 201,
    idempotent: true,
  }),
  listDocumentsOf: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/attorney/{id}/document',
    summary: 'Documents that an attorney has on file, replaced ones too, newest first',
    access: 'practices.read',
    params: z.strictObject({ id }),
    response: documentList,
    errors: ['not_found'],
  }),
};
