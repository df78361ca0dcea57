import { statuses } from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { z } from 'zod';
import { listedAppearance } from './appearances.ts';
import { defineEndpoint } from './endpoint.ts';
import { cents, id, text } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { stateCode } from './places.ts';
import { hearing } from './quotes.ts';

/** One line of the administrators' list: both sides of it. */
export const managedAppearance = listedAppearance.extend({
  client: z.object({ id, name: z.string(), firm: z.string().nullable() }),
  attorney: z.object({ id, name: z.string() }).nullable(),
  attorneyFeeCents: cents,
});

/** Every appearance, for those who run the product. */
export const adminAppearances = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/manageList',
    summary: 'Appearances of all clients',
    access: 'appearances.manage',
    query: pageQuery.extend({
      status: z.enum(statuses).optional(),
      search: text(100).optional(),
      caseType: z.enum(caseTypeCodes).optional(),
      state: stateCode.optional(),
      client: id.optional(),
      attorney: id.optional(),
      from: hearing.date.optional(),
      to: hearing.date.optional(),
      sort: z.enum(['-hearing', 'hearing', 'newest']).default('-hearing'),
    }),
    response: pageOf(managedAppearance),
  }),
};
