import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { revision } from './fields.ts';
import { pageOf } from './paging.ts';

const seen = z.strictObject({ revision });

interface PlaceRecords<Params, Query, New, Changed, Kept> {
  noun: string;
  params: Params;
  query: Query;
  added: New;
  changed: Changed;
  record: Kept;
  summaries: { list: string; add: string; change: string };
}

/** What administrators do with places of one kind: list, look up, add, change, offer or not, remove. */
export function placeEndpoints<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  New extends z.ZodType,
  Changed extends z.ZodType,
  Kept extends z.ZodType,
>({
  noun,
  params,
  query,
  added,
  changed,
  record,
  summaries,
}: PlaceRecords<Params, Query, New, Changed, Kept>) {
  const all = `/v1/admin/location/${noun}` as const;
  const one = `${all}/{id}` as const;
  return {
    list: defineEndpoint({
      method: 'GET',
      path: all,
      summary: summaries.list,
      access: 'places.read',
      query,
      response: pageOf(record),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: one,
      summary: `One ${noun}`,
      access: 'places.read',
      params,
      response: record,
      errors: ['not_found'],
    }),
    add: defineEndpoint({
      method: 'POST',
      path: all,
      summary: summaries.add,
      access: 'places.change',
      body: added,
      response: record,
      status: 201,
      errors: ['conflict'],
      idempotent: true,
    }),
    change: defineEndpoint({
      method: 'PUT',
      path: one,
      summary: summaries.change,
      access: 'places.change',
      params,
      body: changed,
      response: record,
      errors: ['not_found', 'conflict'],
      idempotent: true,
    }),
    activate: defineEndpoint({
      method: 'POST',
      path: `${one}/activate`,
      summary: `Offer a ${noun} again`,
      access: 'places.change',
      params,
      body: seen,
      response: record,
      errors: ['not_found', 'conflict'],
      idempotent: true,
    }),
    deactivate: defineEndpoint({
      method: 'POST',
      path: `${one}/deactivate`,
      summary: `No longer offer a ${noun}; what was ordered there stays`,
      access: 'places.change',
      params,
      body: seen,
      response: record,
      errors: ['not_found', 'conflict'],
      idempotent: true,
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: one,
      summary: `Remove a ${noun} that nothing refers to`,
      access: 'places.change',
      params,
      response: nothing,
      errors: ['not_found', 'conflict'],
      idempotent: true,
    }),
  };
}
