import { roles } from '@courtside/domain/access';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

export const userStanding = z.enum(['unverified', 'waiting', 'active', 'deactivated']);

export const listedUser = z.object({
  id,
  email: z.string(),
  fullName: z.string(),
  firm: z.string().nullable(),
  phone: z.string().nullable(),
  roles: z.array(z.object({ role: z.enum(roles) })),
  standing: userStanding,
  createdAt: instant,
});

const listQuery = pageQuery.extend({
  search: text(100).optional(),
  standing: userStanding.optional(),
});
const one = z.strictObject({ id });

export const users = {
  listAttorneys: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/attorney',
    summary: 'Attorneys, newest first',
    access: 'users.read',
    query: listQuery,
    response: pageOf(listedUser),
  }),
  listClients: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/client',
    summary: 'Clients, newest first',
    access: 'users.read',
    query: listQuery,
    response: pageOf(listedUser),
  }),
  activate: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/user/{id}/activate',
    summary: 'Let a user in who waited or was deactivated',
    access: 'users.activate',
    params: one,
    response: listedUser,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  deactivate: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/user/{id}/deactivate',
    summary: 'Shut a user out; their sessions end at once',
    access: 'users.activate',
    params: one,
    response: listedUser,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
};
