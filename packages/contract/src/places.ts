import { caseTypeCodes } from '@courtside/domain/case-types';
import {
  confidences,
  courtEntities,
  courtKindCodes,
  courtLevelCodes,
} from '@courtside/domain/places';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { pageQuery } from './paging.ts';

export const stateCode = z.string().regex(/^[A-Z]{2}$/, 'Should be two capital letters');
export const countyFips = z.string().regex(/^\d{5}$/, 'Should be five digits');

/** A state, county or court as pickers and visitors see it: active ones only, without our doubts. */
const publicState = z.object({ id: stateCode, name: z.string(), timeZone: z.string() });
const publicCounty = z.object({
  id: countyFips,
  name: z.string(),
  fullName: z.string(),
  kind: z.string(),
  state: stateCode,
  timeZone: z.string(),
});
export const publicCourt = z.object({
  id,
  name: z.string(),
  kind: z.enum(courtKindCodes),
  level: z.enum(courtLevelCodes),
  entity: z.enum(courtEntities),
  state: stateCode,
  county: countyFips,
  countyName: z.string(),
  city: z.string().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
  remoteNote: z.string().nullable(),
  timeZone: z.string(),
  caseTypes: z.array(z.enum(caseTypeCodes)),
});

/** `confidence` is for administrators: how sure we are of a row. */
export const confidence = z.enum(confidences);

/**
 * The total is of all that the filters let through. With a search, the best matches come first and are
 * all there is: `next` is null, and the total is of those.
 */
function placesOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable(), total: z.number().int() });
}

const search = text(100).optional();

export const places = {
  listStates: defineEndpoint({
    method: 'GET',
    path: '/v1/state',
    summary: 'States by name',
    access: 'public',
    query: pageQuery.extend({ search }),
    response: placesOf(publicState),
    cachedBy: 'places',
  }),
  listCounties: defineEndpoint({
    method: 'GET',
    path: '/v1/county',
    summary: 'Counties by name, or those that match a search best',
    access: 'public',
    query: pageQuery.extend({ search, state: stateCode.optional() }),
    response: placesOf(publicCounty),
    cachedBy: 'places',
  }),
  listCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/court',
    summary: 'Courts by name, or those that match a search best, typos forgiven',
    access: 'public',
    query: pageQuery.extend({
      search,
      state: stateCode.optional(),
      county: countyFips.optional(),
      kind: z.enum(courtKindCodes).optional(),
      caseType: z.enum(caseTypeCodes).optional(),
    }),
    response: placesOf(publicCourt),
    cachedBy: 'places',
  }),
  getCourt: defineEndpoint({
    method: 'GET',
    path: '/v1/court/{id}',
    summary: 'One court',
    access: 'public',
    params: z.strictObject({ id }),
    response: publicCourt,
    errors: ['not_found'],
    cachedBy: 'places',
  }),
};
