import { partyRoleCodes } from '@courtside/domain/appearances';
import { hitKindNames } from '@courtside/domain/conflicts';
import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { id, instant, optionalText, text } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

const name = text(200)
  .min(1, 'Name is required')
  .refine((value) => /[\p{L}\p{N}]/u.test(value), 'A name has letters or digits');
const note = optionalText(300);

/** As many names as one request takes, and as a list holds. */
export const mostNamesAtOnce = 1000;
export const mostNames = 10_000;

export const conflictName = z.object({
  id,
  name: z.string(),
  note: z.string().nullable(),
  createdAt: instant,
});

/** One of an order's names that the attorney must look at before taking it. */
export const conflictHit = z.object({
  /** The same for the same finding, however often it is asked for. */
  id: z.string(),
  kind: z.enum(hitKindNames),
  likeness: z.enum(['exact', 'near']),
  /** As the order has it. */
  name: z.string(),
  role: z.enum(partyRoleCodes),
  /** What it was found by, in the attorney's own words or those of an order that they held. */
  matched: z.string(),
  note: z.string().nullable(),
  /** Cleared only in writing. */
  needsExplanation: z.boolean(),
  /** The latest appearance that it was found in; null for a name of the list. */
  earlier: z
    .object({
      id,
      number: z.number().int(),
      date: z.string(),
      courtName: z.string(),
      appearedFor: z.string(),
    })
    .nullable(),
});

const one = z.strictObject({ id });

/** What an attorney says of the possible conflicts that they were shown. */
export const clearedConflicts = {
  /** Possible conflicts that the attorney has looked at and found to be none. */
  clearedHits: z.array(text(64)).max(500).default([]),
  /** Why, for those that are not cleared without words. */
  explanation: optionalText(2000),
};

/** Names that an attorney wants to be warned of, and what of them is in an open appearance. */
export const conflicts = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/conflict',
    summary: 'The signed-in attorney’s private conflict list, by name',
    access: 'conflicts.manage',
    query: pageQuery.extend({ search: text(100).optional() }),
    response: pageOf(conflictName),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/conflict',
    summary: 'Put names on the conflict list; those that are on it already stay as they are',
    access: 'conflicts.manage',
    body: z.strictObject({
      names: z
        .array(name)
        .min(1, 'Name somebody')
        .max(mostNamesAtOnce, 'At most 1,000 names at once'),
      note,
    }),
    response: z.object({ added: z.number().int(), known: z.number().int() }),
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/conflict/{id}',
    summary: 'Change a name of the conflict list',
    access: 'conflicts.manage',
    params: one,
    body: z.strictObject({ name, note }),
    response: z.object({ id }),
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/v1/attorney/conflict/{id}',
    summary: 'Take a name off the conflict list',
    access: 'conflicts.manage',
    params: one,
    response: nothing,
    errors: ['not_found'],
    idempotent: true,
  }),
  hits: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/available/{id}/conflict',
    summary: 'Possible conflicts of the signed-in attorney with the parties of an open appearance',
    access: 'offers.answer',
    params: one,
    response: z.object({ items: z.array(conflictHit) }),
    errors: ['not_found'],
  }),
  heldHits: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}/conflict',
    summary: 'Possible conflicts with an appearance that the attorney holds, not cleared before',
    access: 'attendance.manage',
    params: one,
    response: z.object({ items: z.array(conflictHit) }),
    errors: ['not_found'],
  }),
};
