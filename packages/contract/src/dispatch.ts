import { statuses } from '@courtside/domain/appearances';
import { roundWaves } from '@courtside/domain/dispatch';
import { eligibilityCheckNames, waveNames } from '@courtside/domain/offers';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, optionalText, text } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { proposal } from './proposals.ts';
import { userStanding } from './users.ts';

/** What an attorney was ranked by. */
const reasons = z.object({
  miles: z.number().int().nullable(),
  completed: z.number().int(),
  released: z.number().int(),
  noShows: z.number().int(),
  rating: z.number().nullable(),
  score: z.number(),
});

const attorney = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  standing: userStanding,
});

/** Where an attorney stands on the appearance; null when they have not heard of it from us. */
const standing = z
  .object({
    wave: z.enum(waveNames).nullable(),
    toldAt: instant.nullable(),
    rejectedAt: instant.nullable(),
    rejectReason: z.string().nullable(),
  })
  .nullable();

const rankedAttorney = attorney.extend({
  wave: z.enum(roundWaves),
  reasons,
  offer: standing,
});

const anyAttorney = attorney.extend({
  createdAt: instant,
  reasons,
  offer: standing,
  /** Everything that speaks against them; empty for one who may take it. */
  faults: z.array(z.object({ check: z.enum(eligibilityCheckNames), message: z.string() })),
});

const toldAttorney = z.object({
  id,
  name: z.string(),
  wave: z.enum(waveNames),
  toldAt: instant,
  reasons,
  answer: z.enum(['accepted', 'rejected']).nullable(),
  answeredAt: instant.nullable(),
  rejectReason: z.string().nullable(),
});

const round = z.object({
  id,
  because: z.enum(['schedule', 'pay', 'edit', 'release']),
  isUrgent: z.boolean(),
  startedAt: instant,
  endedAt: instant.nullable(),
  nextWave: z.enum(roundWaves).nullable(),
  nextWaveAt: instant.nullable(),
  told: z.array(toldAttorney),
});

const note = z.object({ id, body: z.string(), authorName: z.string(), createdAt: instant });

const one = z.strictObject({ id });
const moved = z.object({ id, status: z.enum(statuses) });
const given = text(500).min(1, 'Please say why');

export const dispatch = {
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/dispatch',
    summary: 'Who was told of an appearance, when, why, and what they answered, newest round first',
    access: 'appearances.dispatch',
    params: one,
    response: z.object({
      heldFor: z.object({ id, name: z.string(), until: instant }).nullable(),
      rounds: z.array(round),
      proposals: z.array(proposal),
    }),
    errors: ['not_found'],
  }),
  listEligible: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/attorneys',
    summary: 'Attorneys who may take an appearance, in the order in which they are told',
    access: 'appearances.dispatch',
    params: one,
    response: z.object({ items: z.array(rankedAttorney) }),
    errors: ['not_found'],
  }),
  listAll: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/all-attorneys',
    summary: 'Any attorney, with what speaks against them for this appearance',
    access: 'appearances.dispatch',
    params: one,
    query: pageQuery.extend({ search: text(100).optional() }),
    response: pageOf(anyAttorney),
    errors: ['not_found'],
  }),
  tell: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/mail/attorneys',
    summary: 'Tell chosen attorneys of an open appearance now',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({ attorneys: z.array(id).min(1, 'Choose an attorney').max(100) }),
    response: z.object({ told: z.number().int(), toldBefore: z.number().int() }),
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  assign: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/assign',
    summary: 'Give an open appearance to an attorney; one who is not eligible needs a reason',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({ attorney: id, reason: given.nullish() }),
    response: moved,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  removeAttorney: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/remove-attorney',
    summary: 'Take an appearance from its attorney and look for another at once',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({
      reason: given,
      /** Whether it counts as given back by the attorney. */
      countsAsReleased: z.boolean().default(false),
    }),
    response: moved,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  recordNoShow: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/no-show',
    summary: 'Record that the attorney did not come: the client pays nothing, and it counts',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({ reason: optionalText(500) }),
    response: moved,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  showAttorney: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/appearance/{id}/attorney/display',
    summary: "Let the client see the attorney's name before the hearing, or not",
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({ showsAttorney: z.boolean() }),
    response: z.object({ id, showsAttorney: z.boolean() }),
    errors: ['not_found'],
    idempotent: true,
  }),
  listNotes: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/note',
    summary: 'What administrators noted about an appearance, newest first',
    access: 'appearances.dispatch',
    params: one,
    query: pageQuery,
    response: pageOf(note),
    errors: ['not_found'],
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/note',
    summary: 'Note something about an appearance, for administrators only',
    access: 'appearances.dispatch',
    params: one,
    body: z.strictObject({ body: text(4000).min(1, 'Write the note') }),
    response: note,
    status: 201,
    errors: ['not_found'],
    idempotent: true,
  }),
  getAutoAssignment: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/auto-assignment',
    summary: 'Whether the signed-in attorney lets us assign work without asking first',
    access: 'account.attorney',
    response: z.object({ accepts: z.boolean(), isInForce: z.boolean() }),
  }),
  saveAutoAssignment: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/auto-assignment',
    summary: 'Let us assign work without asking first, or stop it',
    access: 'account.attorney',
    body: z.strictObject({ accepts: z.boolean() }),
    response: z.object({ accepts: z.boolean(), isInForce: z.boolean() }),
    idempotent: true,
  }),
};
