import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { id, instant, revision, text } from './fields.ts';
import { draftData } from './order.ts';
import { pageOf, pageQuery } from './paging.ts';

const details = { name: text(80).min(1, 'Name is required'), data: draftData };

export const template = z.object({
  id,
  name: z.string(),
  /** The order form as it is filled in, as far as the template goes. */
  data: draftData,
  createdAt: instant,
  usedAt: instant.nullable(),
  revision,
});

const one = z.strictObject({ id });

/** Order forms that a client keeps to fill in again. */
export const templates = {
  create: defineEndpoint({
    method: 'POST',
    path: '/v1/client/template/create',
    summary: 'Keep a template',
    access: 'appearances.order',
    body: z.strictObject(details),
    response: template,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/v1/client/template/update/{id}',
    summary: 'Change a template',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ ...details, revision }),
    response: template,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/client/template/manageTemplateList',
    summary: "The client's templates, newest first",
    access: 'appearances.order',
    query: pageQuery.extend({ search: text(100).optional() }),
    response: pageOf(template),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/client/template/{id}',
    summary: 'One template',
    access: 'appearances.order',
    params: one,
    response: template,
    errors: ['not_found'],
  }),
  clone: defineEndpoint({
    method: 'POST',
    path: '/v1/client/template/clone/{id}',
    summary: 'Use a template for an order: answers the form and notes that it was used',
    access: 'appearances.order',
    params: one,
    response: template,
    errors: ['not_found'],
    idempotent: true,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/v1/client/template/delete/{id}',
    summary: 'Delete a template',
    access: 'appearances.order',
    params: one,
    response: nothing,
    errors: ['not_found'],
    idempotent: true,
  }),
};
