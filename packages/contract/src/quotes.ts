import { normalizeCode } from '@courtside/domain/coupons';
import { feeLevels } from '@courtside/domain/fees';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cents, day, id, instant, text } from './fields.ts';

export const hearing = {
  date: day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Should be a time such as 09:30'),
  /** Only asked for when the clocks pass that time twice. */
  which: z.enum(['earlier', 'later']).optional(),
};

const order = {
  appearanceType: id,
  court: id,
  expectedMinutes: z.coerce.number().int().min(1).max(1440).optional(),
};

const line = z.object({
  kind: z.enum(['fee', 'overtime', 'rush', 'coupon', 'higher_rate']),
  cents: z.number().int(),
  minutes: z.number().int().optional(),
  percent: z.number().int().optional(),
});

/** The client's side of a quote; the attorney's never travels with it. */
export const clientQuote = z.object({
  appearanceType: id,
  court: id,
  level: z.enum(feeLevels),
  includedMinutes: z.number().int(),
  lines: z.array(line),
  totalCents: cents,
  /** The instant of the hearing and the court's zone, once a time is given. */
  hearingAt: instant.nullable(),
  timeZone: z.string(),
});

export const quotes = {
  calculateFee: defineEndpoint({
    method: 'GET',
    path: '/v1/appearanceFeeLocation/calculateFee',
    summary: 'What a kind of hearing costs at a court, as the client sees it',
    access: 'public',
    query: z.strictObject({
      ...order,
      date: hearing.date.optional(),
      time: hearing.time.optional(),
      which: hearing.which,
    }),
    response: clientQuote,
    errors: ['not_found'],
    limit: { burst: 60, seconds: 30 },
  }),
  calculateFees: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/calculateFees',
    summary: 'What orders will cost the signed-in client, with a promotional code',
    access: 'fees.quote',
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ ...order, ...hearing }))
        .min(1)
        .max(100),
      /** A promotional code in any spelling; left empty, there is none. */
      coupon: text(60)
        .transform((typed) => normalizeCode(typed) || undefined)
        .optional(),
    }),
    response: z.object({
      quotes: z.array(clientQuote),
      totalCents: z.number().int(),
      /** Why the code was not taken; the quotes are then without it. */
      couponRefusal: z.string().nullable(),
    }),
    errors: ['not_found'],
    // As often as a form asks while it is filled in, and too seldom to find codes out by trying.
    limit: { burst: 60, seconds: 60 },
  }),
};
