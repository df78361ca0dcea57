import { actions, modeCodes, statuses } from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { normalizeCode } from '@courtside/domain/coupons';
import { lostCheckNames } from '@courtside/domain/offers';
import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { cents, draftRevision, id, instant, optionalText, revision, text } from './fields.ts';
import { draftData, order, storedOrder } from './order.ts';
import { clientOverview } from './overview.ts';
import { pageOf, pageQuery } from './paging.ts';
import { clientQuote, hearing } from './quotes.ts';

const courtOfAppearance = z.object({
  id,
  name: z.string(),
  city: z.string().nullable(),
  countyName: z.string(),
  state: z.string(),
});

/** One line of a client's list. */
export const listedAppearance = z.object({
  id,
  number: z.number().int(),
  status: z.enum(statuses),
  caption: z.string(),
  caseNumber: z.string().nullable(),
  fileNumber: z.string().nullable(),
  caseType: z.enum(caseTypeCodes),
  appearanceTypeName: z.string(),
  court: courtOfAppearance,
  hearingAt: instant,
  timeZone: z.string(),
  mode: z.enum(modeCodes),
  totalCents: cents,
  attorneyName: z.string().nullable(),
  createdAt: instant,
});

const historyEntry = z.object({
  action: z.enum(actions),
  from: z.enum(statuses).nullable(),
  to: z.enum(statuses),
  byName: z.string().nullable(),
  at: instant,
});

/** All that a client sees of their appearance. The attorney's fee is no part of it. */
export const clientAppearance = listedAppearance.extend({
  order: storedOrder,
  quote: clientQuote,
  coupon: z.string().nullable(),
  attorney: z
    .object({ name: z.string(), phone: z.string().nullable(), confirmedAt: instant.nullable() })
    .nullable(),
  /** What the attorney said of coming, once one holds it. Where they were is no part of it. */
  attendance: z
    .object({
      /** Said anew since they took it. */
      confirmedAt: instant.nullable(),
      checkedInAt: instant.nullable(),
      checkedOutAt: instant.nullable(),
    })
    .nullable(),
  cancellationFeeCents: cents.nullable(),
  /** A higher fee that waits for the client's answer. */
  proposal: z
    .object({ id, totalCents: cents, note: z.string().nullable(), createdAt: instant })
    .nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(actions)),
  revision,
});

/** What an order would cost to cancel now. */
const cancellation = z.object({
  percent: z.number().int(),
  feeCents: cents,
  refundCents: cents,
  hoursLeft: z.number(),
});

const one = z.strictObject({ id });
const filters = {
  search: text(100).optional(),
  caseType: z.enum(caseTypeCodes).optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  from: hearing.date.optional(),
  to: hearing.date.optional(),
};
const code = text(60).transform(normalizeCode).optional();

export const appearances = {
  schedule: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/schedule',
    summary: 'Order coverage of a hearing at the price that was shown',
    access: 'appearances.order',
    body: order.extend({
      coupon: code,
      files: z.array(id).max(100).default([]),
      expectedTotalCents: cents,
    }),
    response: clientAppearance,
    status: 201,
    errors: ['not_found', 'price_changed', 'conflict'],
    idempotent: true,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/manageList',
    summary: "The signed-in client's appearances",
    access: 'appearances.order',
    query: pageQuery.extend({
      ...filters,
      status: z.enum(statuses).optional(),
      sort: z.enum(['-hearing', 'hearing', 'newest']).default('-hearing'),
    }),
    response: pageOf(listedAppearance),
  }),
  count: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/manageList/count',
    summary: 'How many appearances the client has in each status',
    access: 'appearances.order',
    query: z.strictObject(filters),
    response: z.object({
      items: z.array(z.object({ status: z.enum(statuses), count: z.number().int() })),
    }),
  }),
  overview: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/overview',
    summary: 'What waits for the client, the week ahead, and a year of coverage and spending',
    access: 'appearances.order',
    response: clientOverview,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}',
    summary: 'One appearance of the client',
    access: 'appearances.order',
    params: one,
    response: clientAppearance,
    errors: ['not_found'],
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/v1/client/appearance/{id}',
    summary: 'Change an order; another court, date or type is priced anew',
    access: 'appearances.order',
    params: one,
    body: order.extend({ expectedTotalCents: cents, revision }),
    response: clientAppearance,
    errors: ['not_found', 'price_changed', 'conflict'],
    idempotent: true,
  }),
  quoteChange: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/quote',
    summary: 'What an order would cost if it were changed; its promotional code stays as it was',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({
      court: id,
      appearanceType: id,
      ...hearing,
      expectedMinutes: order.shape.expectedMinutes,
      /** Left out, they stay as they are. */
      excludedAttorneys: z.array(id).max(20).optional(),
    }),
    response: z.object({
      quote: clientQuote,
      /** The attorney who holds it is asked to confirm again. */
      asksAgain: z.boolean(),
      /** The attorney who holds it cannot attend it any more, and is released. */
      releases: z.enum(lostCheckNames).nullable(),
      /**
       * Somebody is newly left out while the client may not know who holds it: it may be them. The same
       * whether it is or not.
       */
      mayRelease: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  previewCancel: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/cancel',
    summary: 'What canceling would cost now',
    access: 'appearances.order',
    params: one,
    response: cancellation,
    errors: ['not_found', 'conflict'],
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/cancel',
    summary: 'Cancel coverage, not the hearing, for the fee that was shown',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ expectedFeeCents: cents, reason: optionalText(500) }),
    response: clientAppearance,
    errors: ['not_found', 'price_changed', 'conflict'],
    idempotent: true,
  }),
  searchAttorneys: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/attorney/search',
    summary: 'Attorneys to prefer or exclude, those who appeared for the client first',
    access: 'appearances.order',
    query: z.strictObject({ search: text(100).optional() }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string(),
          city: z.string().nullable(),
          state: z.string().nullable(),
          appearedForYou: z.number().int(),
        }),
      ),
    }),
  }),
  recentCourts: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/recent-courts',
    summary: 'Courts of the latest orders, newest first',
    access: 'appearances.order',
    response: z.object({ items: z.array(courtOfAppearance) }),
  }),
  getDraft: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/draft',
    summary: 'The order form as it was left, on any device',
    access: 'appearances.order',
    response: z.object({
      data: draftData.nullable(),
      updatedAt: instant.nullable(),
      revision: z.number().int(),
    }),
  }),
  saveDraft: defineEndpoint({
    method: 'PUT',
    path: '/v1/client/appearance/draft',
    summary:
      'Keep the order form as it is; one that another device changed meanwhile is not overwritten',
    access: 'appearances.order',
    body: z.strictObject({ data: draftData, revision: draftRevision }),
    response: z.object({ revision: z.number().int(), updatedAt: instant }),
    errors: ['conflict'],
  }),
  dropDraft: defineEndpoint({
    method: 'DELETE',
    path: '/v1/client/appearance/draft',
    summary: 'Start the order form anew',
    access: 'appearances.order',
    response: nothing,
  }),
};
