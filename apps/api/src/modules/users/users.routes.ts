import { users } from '@courtside/contract/users';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { activateUser } from './activate-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { listUsers } from './users.queries.ts';

export const usersModule: Module = (app, platform) => {
  route(app, platform, users.listAttorneys, async ({ db, query }) =>
    listUsers(db, 'attorney', query),
  );
  route(app, platform, users.listClients, async ({ db, query }) => listUsers(db, 'client', query));

  route(app, platform, users.activate, async ({ tx, params: { id }, origin }) =>
    activateUser(tx, platform, { id, origin }),
  );
  route(app, platform, users.deactivate, async ({ tx, params: { id }, origin }) =>
    deactivateUser(tx, platform, { id, origin }),
  );
};
