import { z } from 'zod';
import { clientAppearance } from './appearances.ts';
import { defineEndpoint } from './endpoint.ts';
import { cents, id, instant, optionalText } from './fields.ts';

/** More money for an appearance that nobody takes, with both sides of it. */
export const proposal = z.object({
  id,
  fromClientTotalCents: cents,
  fromAttorneyTotalCents: cents,
  clientTotalCents: cents,
  attorneyTotalCents: cents,
  note: z.string().nullable(),
  createdAt: instant,
  answer: z.enum(['accepted', 'declined', 'expired']).nullable(),
  answeredAt: instant.nullable(),
});

const one = z.strictObject({ id });

export const proposals = {
  propose: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/mail/higher-rate',
    summary: 'Propose a higher fee to the client; it replaces one that waits for an answer',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({
      clientTotalCents: cents,
      attorneyTotalCents: cents,
      note: optionalText(1000),
    }),
    response: proposal,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/proposal/accept',
    summary: 'Agree to a higher fee, at the total that was shown',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ proposal: id, expectedTotalCents: cents }),
    response: clientAppearance,
    errors: ['not_found', 'conflict', 'price_changed'],
    idempotent: true,
  }),
  decline: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/proposal/decline',
    summary: 'Keep the fee as it is',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ proposal: id }),
    response: clientAppearance,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
};
