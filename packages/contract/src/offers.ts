import {
  actions,
  modeCodes,
  partyRoleCodes,
  sideCodes,
  statuses,
} from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { eligibilityCheckNames, waveNames } from '@courtside/domain/offers';
import { z } from 'zod';
import { clearedConflicts } from './conflicts.ts';
import { defineEndpoint } from './endpoint.ts';
import { cents, id, instant, optionalText, text, yesOrNo } from './fields.ts';
import { namedParty } from './order.ts';
import { pageOf, pageQuery } from './paging.ts';
import { countyFips, stateCode } from './places.ts';
import { hearing } from './quotes.ts';

const courtToAttend = z.object({
  id,
  name: z.string(),
  city: z.string().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  county: countyFips,
  countyName: z.string(),
  state: stateCode,
});

/** What an attorney was shown of an appearance that they commit to. */
export const shownTerms = {
  expectedFeeCents: cents,
  /** Where and when it was shown to be: what was moved meanwhile is not taken unseen. */
  expectedCourt: id,
  expectedHearingAt: instant,
  /** What it was shown to be: of which kind, how long, attended how, and for whom. */
  expectedType: text(200),
  expectedMinutes: z.number().int().min(1).max(1440),
  expectedMode: z.enum(modeCodes),
  expectedSide: z.enum(sideCodes),
  /** The names that the attorney looked at: others were not checked for conflicts. */
  expectedParties: z.array(namedParty).max(60),
};

/** What an attorney sees of a hearing before and after taking it. The client's fee is no part of it. */
export const hearingToAttend = z.object({
  id,
  number: z.number().int(),
  status: z.enum(statuses),
  caseType: z.enum(caseTypeCodes),
  appearanceTypeName: z.string(),
  court: courtToAttend,
  date: z.string(),
  time: z.string(),
  hearingAt: instant,
  timeZone: z.string(),
  expectedMinutes: z.number().int(),
  mode: z.enum(modeCodes),
  attorneyFeeCents: cents,
  publicSummary: z.string().nullable(),
  /** From the middle of the attorney's county to that of the court's; unknown without a home county. */
  distanceMiles: z.number().int().nullable(),
});

/** One line of what an attorney could take. */
export const listedOffer = hearingToAttend.extend({
  /** How the attorney came to hear of it; null when they found it themselves. */
  wave: z.enum(waveNames).nullable(),
  toldAt: instant.nullable(),
  rejectedAt: instant.nullable(),
  createdAt: instant,
});

const namedInCase = z.object({ name: z.string(), role: z.enum(partyRoleCodes) });

/** All that an attorney sees of an appearance before accepting it. */
export const offeredAppearance = listedOffer.extend({
  /** For the conflict check. */
  parties: z.array(namedInCase),
  representedSide: z.enum(sideCodes),
  rejectReason: z.string().nullable(),
  /** Why it is not theirs to take; null when it is. */
  ineligible: z.object({ check: z.enum(eligibilityCheckNames), message: z.string() }).nullable(),
  actions: z.array(z.enum(actions)),
  /** Until when the attorney who takes it may give it back themselves. */
  releaseUntil: instant,
});

const filters = {
  rejected: yesOrNo.optional(),
  caseType: z.enum(caseTypeCodes).optional(),
  state: stateCode.optional(),
  mode: z.enum(modeCodes).optional(),
  from: hearing.date.optional(),
  to: hearing.date.optional(),
  atLeastCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  withinMiles: z.coerce.number().int().min(1).max(5000).optional(),
};

const one = z.strictObject({ id });
const byMail = z.strictObject({ attorneyId: id, appearanceId: id, clientId: id });

export const offers = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/available',
    summary: 'Open appearances that the signed-in attorney could take, or has turned down',
    access: 'offers.answer',
    query: pageQuery.extend({
      ...filters,
      county: countyFips.optional(),
      sort: z.enum(['hearing', 'fee', 'nearest', 'newest']).default('hearing'),
    }),
    response: pageOf(listedOffer),
  }),
  places: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/available/places',
    summary: 'Where the open appearances lie that the attorney could take, or has turned down',
    access: 'offers.answer',
    query: z.strictObject(filters),
    response: z.object({
      items: z.array(
        z.object({
          county: countyFips,
          countyName: z.string(),
          state: stateCode,
          count: z.number().int(),
        }),
      ),
    }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/available/{id}',
    summary: 'An open appearance as an attorney sees it before accepting',
    access: 'offers.answer',
    params: one,
    response: offeredAppearance,
    errors: ['not_found'],
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/accept',
    summary: 'Take an appearance, on the terms that were shown and without a conflict',
    access: 'offers.answer',
    params: one,
    body: z.strictObject({
      attestsNoConflict: z.literal(true, 'Please confirm first that you have no conflict.'),
      ...shownTerms,
      ...clearedConflicts,
    }),
    response: z.object({ id, status: z.enum(statuses) }),
    errors: ['not_found', 'conflict', 'price_changed'],
    idempotent: true,
  }),
  reject: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/reject',
    summary: 'Turn an appearance down',
    access: 'offers.answer',
    params: one,
    body: z.strictObject({ reason: optionalText(500) }),
    response: offeredAppearance,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  reconsider: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/appearance/{id}/reject',
    summary: 'Take back that an appearance was turned down',
    access: 'offers.answer',
    params: one,
    response: offeredAppearance,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  status: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/status/{id}',
    summary: 'Where an appearance stands for the signed-in attorney',
    access: 'offers.answer',
    params: one,
    response: z.object({
      status: z.enum(statuses),
      isYours: z.boolean(),
      actions: z.array(z.enum(actions)),
    }),
    errors: ['not_found'],
  }),
  openByMail: defineEndpoint({
    method: 'GET',
    path: '/v1/mail/appearance/accept/{attorneyId}/{appearanceId}/{clientId}',
    summary: 'What the link "view and accept" of a mail leads to; it accepts nothing',
    access: 'offers.answer',
    params: byMail,
    response: offeredAppearance,
    errors: ['not_found'],
  }),
  rejectByMail: defineEndpoint({
    method: 'GET',
    path: '/v1/mail/appearance/reject/{attorneyId}/{appearanceId}/{clientId}',
    summary: 'Turn an appearance down from a mail, with the session of the attorney it was sent to',
    access: 'offers.answer',
    params: byMail,
    response: z.object({ id }),
    errors: ['not_found', 'conflict'],
  }),
};
