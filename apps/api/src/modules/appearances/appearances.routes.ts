import { adminAppearances } from '@courtside/contract/admin-appearances';
import { appearances } from '@courtside/contract/appearances';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { listManagedAppearances } from './admin-appearances.queries.ts';
import { cancelAppearance, previewCancellation } from './cancel-appearance.ts';
import { changeAppearance } from './change-appearance.ts';
import {
  countClientAppearances,
  getClientAppearance,
  listClientAppearances,
} from './client-appearances.queries.ts';
import { getClientOverview } from './client-overview.queries.ts';
import { dropDraft, getDraft, saveDraft } from './drafts.ts';
import { listRecentCourts, searchAttorneys } from './order-choices.queries.ts';
import { quoteChange } from './quote-change.ts';
import { scheduleAppearance } from './schedule-appearance.ts';

export const appearancesModule: Module = (app, platform) => {
  const { jobs } = platform;

  route(app, platform, appearances.schedule, async ({ tx, body, actor, origin }) => {
    const id = await scheduleAppearance(tx, jobs, { body, clientId: actor.userId, origin });
    return getClientAppearance(tx, id, actor.userId);
  });
  route(app, platform, appearances.list, async ({ db, query, actor }) =>
    listClientAppearances(db, actor.userId, query),
  );
  route(app, platform, appearances.count, async ({ db, query, actor }) => ({
    items: await countClientAppearances(db, actor.userId, query),
  }));
  route(app, platform, appearances.overview, async ({ db, actor }) =>
    getClientOverview(db, actor.userId),
  );
  route(app, platform, appearances.get, async ({ db, params, actor }) =>
    getClientAppearance(db, params.id, actor.userId),
  );
  route(app, platform, appearances.change, async ({ tx, params: { id }, body, actor, origin }) => {
    await changeAppearance(tx, jobs, { id, clientId: actor.userId, origin, body });
    return getClientAppearance(tx, id, actor.userId);
  });
  route(app, platform, appearances.quoteChange, async ({ db, params: { id }, body, actor }) =>
    quoteChange(db, { id, clientId: actor.userId, order: body }),
  );
  route(app, platform, appearances.previewCancel, async ({ db, params, actor }) =>
    previewCancellation(db, params.id, actor.userId),
  );
  route(app, platform, appearances.cancel, async ({ tx, params: { id }, body, actor, origin }) => {
    await cancelAppearance(tx, jobs, { id, clientId: actor.userId, origin, ...body });
    return getClientAppearance(tx, id, actor.userId);
  });
  route(app, platform, appearances.searchAttorneys, async ({ db, query, actor }) => ({
    items: await searchAttorneys(db, actor.userId, query.search),
  }));
  route(app, platform, appearances.recentCourts, async ({ db, actor }) => ({
    items: await listRecentCourts(db, actor.userId),
  }));

  route(app, platform, appearances.getDraft, async ({ db, actor }) => getDraft(db, actor.userId));
  route(app, platform, appearances.saveDraft, async ({ db, body, actor }) =>
    saveDraft(db, actor.userId, body),
  );
  route(app, platform, appearances.dropDraft, async ({ db, actor }) => {
    await dropDraft(db, actor.userId);
    return {};
  });

  route(app, platform, adminAppearances.list, async ({ db, query }) =>
    listManagedAppearances(db, query),
  );
};
