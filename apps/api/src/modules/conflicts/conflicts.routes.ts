import { conflicts } from '@courtside/contract/conflicts';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { addNames, changeName, removeName } from './change-list.ts';
import { listNames } from './conflicts.queries.ts';

/** The hits of an open appearance are bound with the other calls of offers, which know who may ask. */
export const conflictsModule: Module = (app, platform) => {
  route(app, platform, conflicts.list, async ({ db, query, actor }) =>
    listNames(db, actor.userId, query),
  );
  route(app, platform, conflicts.add, async ({ tx, body, actor, origin }) =>
    addNames(tx, { userId: actor.userId, origin }, body),
  );
  route(app, platform, conflicts.change, async ({ tx, params: { id }, body, actor, origin }) => {
    await changeName(tx, { userId: actor.userId, origin }, id, body);
    return { id };
  });
  route(app, platform, conflicts.remove, async ({ tx, params, actor, origin }) => {
    await removeName(tx, { userId: actor.userId, origin }, params.id);
    return {};
  });
};
