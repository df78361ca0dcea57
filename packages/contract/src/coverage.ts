import { stateCodes } from '@courtside/domain/places';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { countyFips, stateCode } from './places.ts';

const coveredState = z.object({ id: stateCode, name: z.string(), active: z.boolean() });
const coveredCounty = z.object({
  id: countyFips,
  fullName: z.string(),
  state: stateCode,
  active: z.boolean(),
});
const coveredCourt = z.object({
  id,
  name: z.string(),
  city: z.string().nullable(),
  countyName: z.string(),
  state: stateCode,
  active: z.boolean(),
});
const manyIds = z.array(id).min(1, 'Choose at least one court').max(500, 'Too many at once');

/** The states, counties and courts that an attorney appears in. */
export const coverage = {
  getMap: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/managed/map',
    summary: 'All that the attorney covers, as a map of counties needs it',
    access: 'coverage.manage',
    response: z.object({
      /** The two digits that the counties of a covered state begin with. */
      states: z.array(z.string().regex(/^\d{2}$/)),
      counties: z.array(countyFips),
      /** Counties of the courts that are covered by name. */
      countiesOfCourts: z.array(countyFips),
      /** What each of them is called, by the digits above. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  listStates: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/managed/state',
    summary: 'States that the signed-in attorney covers as a whole',
    access: 'coverage.manage',
    query: pageQuery,
    response: pageOf(coveredState),
  }),
  addState: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/managed/state',
    summary: 'Cover a whole state',
    access: 'coverage.manage',
    body: z.strictObject({ state: z.enum(stateCodes, 'Choose a state') }),
    response: coveredState,
    idempotent: true,
  }),
  removeState: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/managed/state/{id}',
    summary: 'No longer cover a whole state',
    access: 'coverage.manage',
    params: z.strictObject({ id: stateCode }),
    response: z.object({ removed: z.boolean() }),
    idempotent: true,
  }),
  listCounties: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/managed/county',
    summary: 'Counties that the signed-in attorney covers',
    access: 'coverage.manage',
    query: pageQuery,
    response: pageOf(coveredCounty),
  }),
  addCounty: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/managed/county',
    summary: 'Cover a county',
    access: 'coverage.manage',
    body: z.strictObject({ county: countyFips }),
    response: coveredCounty,
    idempotent: true,
  }),
  removeCounty: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/managed/county/{id}',
    summary: 'No longer cover a county',
    access: 'coverage.manage',
    params: z.strictObject({ id: countyFips }),
    response: z.object({ removed: z.boolean() }),
    idempotent: true,
  }),
  listCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/managed/court',
    summary: 'Courts that the signed-in attorney covers',
    access: 'coverage.manage',
    query: pageQuery,
    response: pageOf(coveredCourt),
  }),
  addCourts: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/managed/court',
    summary: 'Cover courts, all of them at once',
    access: 'coverage.manage',
    body: z.strictObject({ courts: manyIds }),
    response: z.object({ added: z.number().int() }),
    idempotent: true,
  }),
  removeCourt: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/managed/court/{id}',
    summary: 'No longer cover a court',
    access: 'coverage.manage',
    params: z.strictObject({ id }),
    response: z.object({ removed: z.boolean() }),
    idempotent: true,
  }),
  listNewCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/managed/court/new',
    summary:
      'Courts announced in the last 30 days where the attorney goes, not covered by name yet',
    access: 'coverage.manage',
    response: z.object({ items: z.array(coveredCourt) }),
  }),
};
