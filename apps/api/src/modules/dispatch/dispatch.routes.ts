import { dispatch } from '@courtside/contract/dispatch';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { listAllAttorneys, listEligible } from './attorneys.queries.ts';
import { getAutoAssignment, saveAutoAssignment } from './auto-assignment.ts';
import { assignByHand, recordNoShow, removeAttorney, tellChosen } from './handle-attorneys.ts';
import { addNote, listNotes, showAttorney } from './notes.ts';
import { getDispatch } from './rounds.queries.ts';

export const dispatchModule: Module = (app, platform) => {
  route(app, platform, dispatch.get, async ({ db, params }) => getDispatch(db, params.id));
  route(app, platform, dispatch.listEligible, async ({ db, params }) => ({
    items: await listEligible(db, params.id),
  }));
  route(app, platform, dispatch.listAll, async ({ db, params, query }) =>
    listAllAttorneys(db, params.id, query),
  );
  route(app, platform, dispatch.tell, async ({ tx, params: { id }, body, origin }) =>
    tellChosen(tx, platform, { id, origin, ...body }),
  );
  route(app, platform, dispatch.assign, async ({ tx, params: { id }, body, origin }) => {
    const { attorney, reason } = body;
    await assignByHand(tx, platform, { id, origin, attorney, reason: reason ?? undefined });
    return { id, status: 'assigned' as const };
  });
  route(app, platform, dispatch.removeAttorney, async ({ tx, params: { id }, body, origin }) => {
    await removeAttorney(tx, platform, { id, origin, ...body });
    return { id, status: 'open' as const };
  });
  route(app, platform, dispatch.recordNoShow, async ({ tx, params: { id }, body, origin }) => {
    await recordNoShow(tx, platform, { id, origin, ...body });
    return { id, status: 'no_show' as const };
  });
  route(app, platform, dispatch.showAttorney, async ({ tx, params: { id }, body, origin }) => {
    await showAttorney(tx, { id, origin, ...body });
    return { id, ...body };
  });
  route(app, platform, dispatch.listNotes, async ({ db, params, query }) =>
    listNotes(db, params.id, query),
  );
  route(app, platform, dispatch.addNote, async ({ tx, params: { id }, body, origin }) =>
    addNote(tx, { id, origin, ...body }),
  );
  route(app, platform, dispatch.getAutoAssignment, async ({ db, actor }) =>
    getAutoAssignment(db, actor.userId),
  );
  route(app, platform, dispatch.saveAutoAssignment, async ({ tx, body, actor, origin }) =>
    saveAutoAssignment(tx, { userId: actor.userId, origin, ...body }),
  );
};
