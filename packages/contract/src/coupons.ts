import { caseTypeCodes } from '@courtside/domain/case-types';
import { normalizeCode } from '@courtside/domain/coupons';
import { z } from 'zod';
import { defineEndpoint, fileContent } from './endpoint.ts';
import { cents, id, instant, optionalText, revision, text, yesOrNo } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

const limit = z
  .number('Enter a number')
  .int('Whole numbers only')
  .min(1, 'At least 1')
  .max(1_000_000, 'At most 1,000,000')
  .nullish()
  .transform((value) => value ?? null);
// The database knows no year 0, and a window of another century is a slip of the finger.
const moment = instant
  .refine((value) => value >= '2000' && value < '2100', 'Should be between 2000 and 2099')
  .nullish()
  .transform((value) => value ?? null);

const details = z.strictObject({
  code: text(60)
    .transform(normalizeCode)
    .pipe(
      z
        .string()
        .regex(
          /^[A-Z0-9][A-Z0-9-]{2,29}$/,
          'Use 3 to 30 letters, digits and hyphens, not starting with a hyphen',
        ),
    ),
  description: optionalText(200),
  discount: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percent'),
      percent: z
        .number('Enter a percentage')
        .int('Whole percents only')
        .min(1, 'At least 1')
        .max(100, 'At most 100'),
    }),
    z.strictObject({ kind: z.literal('amount'), cents: cents.min(1, 'Enter an amount') }),
  ]),
  startsAt: moment,
  endsAt: moment,
  totalLimit: limit,
  perClientLimit: limit,
  /** Empty means all. */
  caseTypes: z
    .array(z.enum(caseTypeCodes))
    .max(caseTypeCodes.length)
    .transform((chosen) => caseTypeCodes.filter((code) => chosen.includes(code))),
  minimumCents: cents,
  active: z.boolean(),
});
type Window = { startsAt: string | null; endsAt: string | null };
const inOrder = ({ startsAt, endsAt }: Window): boolean =>
  startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt);
const wrongOrder = { path: ['endsAt'], message: 'Should be after the start' };

export const newCoupon = details.refine(inOrder, wrongOrder);
export const changedCoupon = details.extend({ revision }).refine(inOrder, wrongOrder);

export const couponStates = ['running', 'planned', 'ended', 'used_up', 'inactive'] as const;
export const coupon = z.object({
  id,
  code: z.string(),
  description: z.string().nullable(),
  discount: z.union([
    z.object({ kind: z.literal('percent'), percent: z.number().int() }),
    z.object({ kind: z.literal('amount'), cents }),
  ]),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  totalLimit: z.number().int().nullable(),
  perClientLimit: z.number().int().nullable(),
  caseTypes: z.array(z.enum(caseTypeCodes)),
  minimumCents: cents,
  active: z.boolean(),
  state: z.enum(couponStates),
  redeemedCount: z.number().int(),
  redeemedCents: z.number().int(),
  createdAt: instant,
  revision,
});

const redemption = z.object({
  id,
  clientName: z.string(),
  firm: z.string().nullable(),
  appearance: id,
  discountCents: cents,
  redeemedAt: instant,
  releasedAt: instant.nullable(),
});

const one = z.strictObject({ id });

export const coupons = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/coupon',
    summary: 'Promotional codes, newest first',
    access: 'coupons.read',
    query: pageQuery.extend({
      search: text(100).optional(),
      state: z.enum(couponStates).optional(),
    }),
    response: pageOf(coupon),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/coupon/{id}',
    summary: 'One promotional code',
    access: 'coupons.read',
    params: one,
    response: coupon,
    errors: ['not_found'],
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/coupon',
    summary: 'Add a promotional code',
    access: 'coupons.change',
    body: newCoupon,
    response: coupon,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/coupon/{id}',
    summary: 'Change a promotional code; orders that used it keep their discount',
    access: 'coupons.change',
    params: one,
    body: changedCoupon,
    response: coupon,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  listRedemptions: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/coupon/{id}/redemption',
    summary: 'Who used a code, newest first',
    access: 'coupons.read',
    params: one,
    query: pageQuery.extend({ released: yesOrNo.optional() }),
    response: pageOf(redemption),
    errors: ['not_found'],
  }),
  exportRedemptions: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/coupon/{id}/redemption/export',
    summary: 'Who used a code, as a table',
    access: 'coupons.read',
    params: one,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'text/csv; charset=utf-8' },
  }),
  validate: defineEndpoint({
    method: 'POST',
    path: '/v1/client/promocode/validate',
    summary: 'Whether the signed-in client can use a code, and if not, why',
    access: 'coupons.use',
    body: z.strictObject({
      code: text(60).min(1, 'Enter a code').transform(normalizeCode),
      caseType: z.enum(caseTypeCodes),
      subtotalCents: cents,
    }),
    response: z.object({
      isValid: z.boolean(),
      /** In words, when it cannot be used. */
      reason: z.string().nullable(),
      discountCents: cents,
    }),
    // Codes must not be found out by trying.
    limit: { burst: 20, seconds: 60 },
  }),
};
