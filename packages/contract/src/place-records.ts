import { caseTypeCodes } from '@courtside/domain/case-types';
import {
  courtEntities,
  courtKindCodes,
  courtLevelCodes,
  timeZoneNames,
} from '@courtside/domain/places';
import { z } from 'zod';
import { defineEndpoint, fileContent, nothing } from './endpoint.ts';
import { id, instant, optionalText, revision, text, yesOrNo } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { confidence, countyFips, stateCode } from './places.ts';

const timeZone = z.enum(timeZoneNames, 'Choose a time zone');
const zip = optionalText(10).refine(
  (value) => value === null || /^\d{5}(-\d{4})?$/.test(value),
  'Should be a ZIP code',
);

const stateDetails = {
  name: text(60).min(1, 'Name is required'),
  timeZone,
};
export const newState = z.strictObject({
  id: stateCode,
  fips: z.string().regex(/^\d{2}$/, 'Should be two digits'),
  ...stateDetails,
});
export const changedState = z.strictObject({ ...stateDetails, revision });
export const stateRecord = z.object({
  id: stateCode,
  fips: z.string(),
  name: z.string(),
  timeZone: z.string(),
  counties: z.number().int(),
  courts: z.number().int(),
  active: z.boolean(),
  revision,
});

const countyDetails = {
  name: text(80).min(1, 'Name is required'),
  fullName: text(100).min(1, 'Full name is required'),
  kind: text(40).min(1, 'Kind is required'),
  timeZone,
  otherTimeZone: timeZone.nullish().transform((zone) => zone ?? null),
  timeZoneNote: optionalText(200),
};
export const newCounty = z.strictObject({ id: countyFips, state: stateCode, ...countyDetails });
export const changedCounty = z.strictObject({ ...countyDetails, revision });
export const countyRecord = z.object({
  id: countyFips,
  state: stateCode,
  stateName: z.string(),
  name: z.string(),
  fullName: z.string(),
  kind: z.string(),
  timeZone: z.string(),
  otherTimeZone: z.string().nullable(),
  timeZoneNote: z.string().nullable(),
  courts: z.number().int(),
  active: z.boolean(),
  revision,
});

export const courtDetails = {
  name: text(200).min(1, 'Name is required'),
  kind: z.enum(courtKindCodes, 'Choose a kind'),
  level: z.enum(courtLevelCodes, 'Choose a level'),
  entity: z.enum(courtEntities).default('court'),
  county: countyFips,
  city: optionalText(80),
  street: optionalText(120),
  zip,
  phone: optionalText(40),
  remoteNote: optionalText(500),
  timeZone,
  caseTypes: z.array(z.enum(caseTypeCodes)).min(1, 'Choose at least one').max(caseTypeCodes.length),
};
export const newCourt = z.strictObject(courtDetails);
/** Saving a starter court confirms it. */
export const changedCourt = z.strictObject({ ...courtDetails, revision });
export const courtRecord = z.object({
  id,
  name: z.string(),
  kind: z.enum(courtKindCodes),
  level: z.enum(courtLevelCodes),
  entity: z.enum(courtEntities),
  state: stateCode,
  stateName: z.string(),
  county: countyFips,
  countyName: z.string(),
  city: z.string().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
  remoteNote: z.string().nullable(),
  timeZone: z.string(),
  caseTypes: z.array(z.enum(caseTypeCodes)),
  active: z.boolean(),
  starter: z.boolean(),
  confidence,
  isAnnounced: z.boolean(),
  createdAt: instant,
  revision,
});

const search = text(100).optional();
const active = yesOrNo.optional();
const byName = z.enum(['name', '-name']).default('name');
const byCode = z.strictObject({ id: stateCode });
const byFips = z.strictObject({ id: countyFips });
const byId = z.strictObject({ id });
const seen = z.strictObject({ revision });
const inUse = 'conflict' as const;

const courtFilters = {
  search,
  active,
  state: stateCode.optional(),
  county: countyFips.optional(),
  kind: z.enum(courtKindCodes).optional(),
  confidence: confidence.optional(),
};

/** Places as administrators keep them. */
export const placeRecords = {
  listStates: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/state',
    summary: 'All states, with what lies in them',
    access: 'places.read',
    query: pageQuery.extend({ search, active, sort: byName }),
    response: pageOf(stateRecord),
  }),
  getState: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/state/{id}',
    summary: 'One state',
    access: 'places.read',
    params: byCode,
    response: stateRecord,
    errors: ['not_found'],
  }),
  addState: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/state',
    summary: 'Add a state or territory',
    access: 'places.change',
    body: newState,
    response: stateRecord,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  changeState: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/location/state/{id}',
    summary: 'Change a state',
    access: 'places.change',
    params: byCode,
    body: changedState,
    response: stateRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  activateState: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/state/{id}/activate',
    summary: 'Offer a state again',
    access: 'places.change',
    params: byCode,
    body: seen,
    response: stateRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  deactivateState: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/state/{id}/deactivate',
    summary: 'No longer offer a state; what was ordered there stays',
    access: 'places.change',
    params: byCode,
    body: seen,
    response: stateRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  removeState: defineEndpoint({
    method: 'DELETE',
    path: '/v1/admin/location/state/{id}',
    summary: 'Remove a state that nothing refers to',
    access: 'places.change',
    params: byCode,
    response: nothing,
    errors: ['not_found', inUse],
    idempotent: true,
  }),
  listCounties: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/county',
    summary: 'All counties',
    access: 'places.read',
    query: pageQuery.extend({ search, active, state: stateCode.optional(), sort: byName }),
    response: pageOf(countyRecord),
  }),
  getCounty: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/county/{id}',
    summary: 'One county',
    access: 'places.read',
    params: byFips,
    response: countyRecord,
    errors: ['not_found'],
  }),
  addCounty: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/county',
    summary: 'Add a county',
    access: 'places.change',
    body: newCounty,
    response: countyRecord,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  changeCounty: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/location/county/{id}',
    summary: 'Change a county',
    access: 'places.change',
    params: byFips,
    body: changedCounty,
    response: countyRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  activateCounty: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/county/{id}/activate',
    summary: 'Offer a county again',
    access: 'places.change',
    params: byFips,
    body: seen,
    response: countyRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  deactivateCounty: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/county/{id}/deactivate',
    summary: 'No longer offer a county; what was ordered there stays',
    access: 'places.change',
    params: byFips,
    body: seen,
    response: countyRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  removeCounty: defineEndpoint({
    method: 'DELETE',
    path: '/v1/admin/location/county/{id}',
    summary: 'Remove a county that nothing refers to',
    access: 'places.change',
    params: byFips,
    response: nothing,
    errors: ['not_found', inUse],
    idempotent: true,
  }),
  listCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court',
    summary: 'All courts, inactive and unverified ones too',
    access: 'places.read',
    query: pageQuery.extend({
      ...courtFilters,
      sort: z.enum(['name', '-name', 'newest']).default('name'),
    }),
    response: pageOf(courtRecord),
  }),
  exportCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/export',
    summary: 'The courts that filters let through, in the columns that an upload takes',
    access: 'places.read',
    query: z.strictObject(courtFilters),
    response: fileContent,
    download: { type: 'text/csv; charset=utf-8' },
  }),
  getCourt: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/{id}',
    summary: 'One court',
    access: 'places.read',
    params: byId,
    response: courtRecord,
    errors: ['not_found'],
  }),
  addCourt: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court',
    summary: 'Add a court',
    access: 'places.change',
    body: newCourt,
    response: courtRecord,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  changeCourt: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/location/court/{id}',
    summary: 'Change a court, which also confirms it',
    access: 'places.change',
    params: byId,
    body: changedCourt,
    response: courtRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  activateCourt: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/{id}/activate',
    summary: 'Offer a court again',
    access: 'places.change',
    params: byId,
    body: seen,
    response: courtRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  deactivateCourt: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/{id}/deactivate',
    summary: 'No longer offer a court; what was ordered there stays',
    access: 'places.change',
    params: byId,
    body: seen,
    response: courtRecord,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  removeCourt: defineEndpoint({
    method: 'DELETE',
    path: '/v1/admin/location/court/{id}',
    summary: 'Remove a court that nothing refers to',
    access: 'places.change',
    params: byId,
    response: nothing,
    errors: ['not_found', inUse],
    idempotent: true,
  }),
  countNewCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/notify-new',
    summary:
      'How many new courts attorneys have not heard of, and how many attorneys that concerns',
    access: 'places.read',
    response: z.object({ courts: z.number().int(), attorneys: z.number().int() }),
  }),
  announceNewCourts: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/notify-new',
    summary: 'Tell the attorneys who cover their counties of the new courts, once',
    access: 'places.change',
    response: z.object({ courts: z.number().int(), attorneys: z.number().int() }),
    idempotent: true,
  }),
};
