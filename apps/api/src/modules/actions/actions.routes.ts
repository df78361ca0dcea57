import { actions } from '@courtside/contract/actions';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { countUnread, listActions, markActionsRead, removeActions } from './actions.queries.ts';

export const actionsModule: Module = (app, platform) => {
  route(app, platform, actions.list, async ({ db, query, actor }) =>
    listActions(db, actor.userId, query),
  );
  route(app, platform, actions.countUnread, async ({ db, actor }) => countUnread(db, actor.userId));
  route(app, platform, actions.markAsRead, async ({ db, body, actor }) =>
    markActionsRead(db, actor.userId, body.pushEventIds),
  );
  route(app, platform, actions.markAllAsRead, async ({ db, actor }) =>
    markActionsRead(db, actor.userId, null),
  );
  route(app, platform, actions.remove, async ({ db, body, actor }) =>
    removeActions(db, actor.userId, body.pushEventIds),
  );
  route(app, platform, actions.removeAll, async ({ db, actor }) => {
    await removeActions(db, actor.userId, null);
    return {};
  });
};
