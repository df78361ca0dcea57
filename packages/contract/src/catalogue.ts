import { caseTypeCodes } from '@courtside/domain/case-types';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cents, id } from './fields.ts';

const caseType = z.enum(caseTypeCodes);

/** A kind of hearing as whoever orders sees it. */
export const listedAppearanceType = z.object({
  id,
  caseType,
  name: z.string(),
  description: z.string().nullable(),
  usualMinutes: z.number().int(),
  inPerson: z.boolean(),
  remote: z.boolean(),
  /** It has a witness, a place and a notice of its own to tell. */
  isDeposition: z.boolean(),
});

/** A practice area with what we say of it. `img` is a path on the site. */
const service = z.object({
  id: caseType,
  name: z.string(),
  text: z.string(),
  img: z.string(),
  isInCarousel: z.boolean(),
});

const rate = z.object({
  id: caseType,
  name: z.string(),
  /** The lowest standard client fee of the practice area; null while it has none. */
  fromCents: cents.nullable(),
  appearanceTypes: z.array(
    z.object({
      id,
      name: z.string(),
      clientFeeCents: cents,
      includedMinutes: z.number().int(),
      clientHourlyCents: cents,
    }),
  ),
});

/** What we offer, for everybody. */
export const catalogue = {
  listAppearanceTypes: defineEndpoint({
    method: 'GET',
    path: '/v1/appearanceType/list',
    summary: 'Kinds of hearing that can be ordered, by practice area',
    access: 'public',
    query: z.strictObject({ caseType: caseType.optional() }),
    response: z.object({ items: z.array(listedAppearanceType) }),
    cachedBy: 'catalogue',
  }),
  listServices: defineEndpoint({
    method: 'GET',
    path: '/v1/service',
    summary: 'Practice areas with their descriptions',
    access: 'public',
    response: z.object({ items: z.array(service) }),
    cachedBy: 'catalogue',
  }),
  listRates: defineEndpoint({
    method: 'GET',
    path: '/v1/service/rate',
    summary: 'Standard client fees by practice area',
    access: 'public',
    response: z.object({ items: z.array(rate) }),
    cachedBy: 'catalogue',
  }),
};
