import { actions } from '@courtside/domain/appearances';
import { problemKinds } from '@courtside/domain/attendance';
import { z } from 'zod';
import { clearedConflicts } from './conflicts.ts';
import { defineEndpoint } from './endpoint.ts';
import { cents, id, instant, optionalText, text } from './fields.ts';
import { hearingToAttend, listedOffer, shownTerms } from './offers.ts';
import { storedOrder } from './order.ts';
import { pageOf, pageQuery } from './paging.ts';
import { hearing } from './quotes.ts';

/** One line of what an attorney holds. */
export const heldAppearance = hearingToAttend.extend({
  caption: z.string(),
  caseNumber: z.string().nullable(),
  confirmedAt: instant.nullable(),
  askedToConfirmAt: instant.nullable(),
  /** Until when a change is to be confirmed, before it goes to another attorney. */
  confirmBy: instant.nullable(),
  checkedInAt: instant.nullable(),
  checkedOutAt: instant.nullable(),
  reportDueAt: instant,
  reportedAt: instant.nullable(),
});

const orderForAttorney = storedOrder.pick({
  remoteLink: true,
  remotePasscode: true,
  department: true,
  judge: true,
  representedParty: true,
  representedSide: true,
  parties: true,
  attorneyOfRecord: true,
  attorneyOfRecordBar: true,
  privateInstructions: true,
  desiredOutcome: true,
  authority: true,
  doNot: true,
  whoElseAttends: true,
  contactName: true,
  contactPhone: true,
  backupName: true,
  backupPhone: true,
  deposition: true,
});

/** All that the attorney who holds an appearance sees of it. */
export const appearanceToAttend = heldAppearance.extend({
  firm: z.string(),
  order: orderForAttorney,
  assignedAt: instant,
  /** Until when the attorney may give it back themselves. */
  releaseUntil: instant,
  actions: z.array(z.enum(actions)),
  /** Acts that change no status. */
  may: z.object({ confirm: z.boolean(), checkIn: z.boolean(), checkOut: z.boolean() }),
});

const some = z.object({ count: z.number().int(), items: z.array(heldAppearance) });

/** An attorney's day and month at a glance. */
export const attorneyOverview = z.object({
  /** Hearings of the day, as their courts count days. */
  today: z.array(heldAppearance),
  /** Hearings after today, soonest first; as many as a glance takes in. */
  next: some,
  /** Soonest due first. */
  reportsDue: some,
  /** Hearings whose attendance is still to be confirmed. */
  toConfirm: some,
  /** Open work, nearest first. */
  nearby: z.object({ count: z.number().int(), items: z.array(listedOffer) }),
  /** Twelve months up to this one, by the day of the hearing. */
  earnings: z.array(
    z.object({
      month: z.string(),
      /** Approved, and so owed for good. */
      completedCents: cents,
      /** Reported or disputed: not approved yet. */
      reportedCents: cents,
      appearances: z.number().int(),
    }),
  ),
});

const one = z.strictObject({ id });
const place = z
  .strictObject({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    accuracyMeters: z.number().min(0).max(1_000_000),
  })
  .nullish()
  .transform((value) => value ?? null);

/** What the attorney who holds an appearance does with it until the report. */
export const attendance = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/overview',
    summary: 'What the signed-in attorney has before them, and what they earned',
    access: 'attendance.manage',
    response: attorneyOverview,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/accepted',
    summary: 'Appearances that the signed-in attorney holds or has held to the end',
    access: 'attendance.manage',
    query: pageQuery.extend({
      /** What is over runs backwards in time, the others forwards. */
      part: z.enum(['upcoming', 'report_due', 'reported', 'closed', 'all']).default('upcoming'),
      search: text(100).optional(),
      from: hearing.date.optional(),
      to: hearing.date.optional(),
    }),
    response: pageOf(heldAppearance),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}',
    summary: 'An appearance that the attorney holds, with instructions',
    access: 'attendance.manage',
    params: one,
    response: appearanceToAttend,
    errors: ['not_found'],
  }),
  release: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/cancel',
    summary: 'Give an appearance back in time, so that another attorney can take it',
    access: 'attendance.manage',
    params: one,
    body: z.strictObject({ reason: optionalText(500) }),
    response: z.object({ id }),
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/confirm',
    summary: 'Say again that one will attend, on the terms that were shown and without a conflict',
    access: 'attendance.manage',
    params: one,
    body: z.strictObject({ ...shownTerms, ...clearedConflicts }),
    response: appearanceToAttend,
    errors: ['not_found', 'conflict', 'price_changed'],
    idempotent: true,
  }),
  checkIn: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/check-in',
    summary: 'Say that one has arrived, with the place if the device may tell it',
    access: 'attendance.manage',
    params: one,
    body: z.strictObject({ place }),
    response: appearanceToAttend,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  checkOut: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/check-out',
    summary: 'Say that the hearing is over for one',
    access: 'attendance.manage',
    params: one,
    body: z.strictObject({ place }),
    response: appearanceToAttend,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  reportProblem: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/problem',
    summary: 'Tell the administrators of something that cannot wait',
    access: 'attendance.manage',
    params: one,
    body: z.strictObject({
      kind: z.enum(problemKinds, 'Choose what it is about'),
      description: text(2000).min(1, 'Please say what happened'),
    }),
    response: z.object({ id }),
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
};
