import { caseTypeCodes } from '@courtside/domain/case-types';
import {
  courtEntities,
  courtKindCodes,
  courtLevelCodes,
  timeZoneNames,
} from '@courtside/domain/places';
import { z } from 'zod';
import { defineEndpoint, fileContent } from './endpoint.ts';
import { id, instant, optionalText, revision, text, yesOrNo } from './fields.ts';
import { pageQuery } from './paging.ts';
import { placeEndpoints } from './place-endpoints.ts';
import { confidence, countyFips, publicCourt, stateCode } from './places.ts';

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
export const courtRecord = publicCourt.extend({
  stateName: z.string(),
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

const courtFilters = {
  search,
  active,
  state: stateCode.optional(),
  county: countyFips.optional(),
  kind: z.enum(courtKindCodes).optional(),
  confidence: confidence.optional(),
};

const states = placeEndpoints({
  noun: 'state',
  params: z.strictObject({ id: stateCode }),
  query: pageQuery.extend({ search, active, sort: byName }),
  added: newState,
  changed: changedState,
  record: stateRecord,
  summaries: {
    list: 'All states, with what lies in them',
    add: 'Add a state or territory',
    change: 'Change a state',
  },
});

const counties = placeEndpoints({
  noun: 'county',
  params: z.strictObject({ id: countyFips }),
  query: pageQuery.extend({ search, active, state: stateCode.optional(), sort: byName }),
  added: newCounty,
  changed: changedCounty,
  record: countyRecord,
  summaries: { list: 'All counties', add: 'Add a county', change: 'Change a county' },
});

const courts = placeEndpoints({
  noun: 'court',
  params: z.strictObject({ id }),
  query: pageQuery.extend({
    ...courtFilters,
    sort: z.enum(['name', '-name', 'newest']).default('name'),
  }),
  added: newCourt,
  changed: changedCourt,
  record: courtRecord,
  summaries: {
    list: 'All courts, inactive and unverified ones too',
    add: 'Add a court',
    change: 'Change a court, which also confirms it',
  },
});

/** Places as administrators keep them. */
export const placeRecords = {
  listStates: states.list,
  getState: states.get,
  addState: states.add,
  changeState: states.change,
  activateState: states.activate,
  deactivateState: states.deactivate,
  removeState: states.remove,
  listCounties: counties.list,
  getCounty: counties.get,
  addCounty: counties.add,
  changeCounty: counties.change,
  activateCounty: counties.activate,
  deactivateCounty: counties.deactivate,
  removeCounty: counties.remove,
  listCourts: courts.list,
  getCourt: courts.get,
  addCourt: courts.add,
  changeCourt: courts.change,
  activateCourt: courts.activate,
  deactivateCourt: courts.deactivate,
  removeCourt: courts.remove,
  exportCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/export',
    summary: 'The courts that filters let through, in the columns that an upload takes',
    access: 'places.read',
    query: z.strictObject(courtFilters),
    response: fileContent,
    download: { type: 'text/csv; charset=utf-8' },
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
