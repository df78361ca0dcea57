import { attendance } from '@courtside/contract/attendance';
import { conflicts } from '@courtside/contract/conflicts';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { findNewHits } from '../conflicts/index.ts';
import { attend, confirmAttendance, releaseAppearance, reportProblem } from './attend.ts';
import { getHeld, listHeld } from './held-appearances.queries.ts';
import { getOverview } from './overview.queries.ts';

export const attendanceModule: Module = (app, platform) => {
  const { jobs } = platform;

  route(app, platform, attendance.overview, async ({ db, actor }) => getOverview(db, actor.userId));
  route(app, platform, attendance.list, async ({ db, query, actor }) =>
    listHeld(db, actor.userId, query),
  );
  route(app, platform, attendance.get, async ({ db, params, actor }) =>
    getHeld(db, params.id, actor.userId),
  );
  route(app, platform, attendance.release, async ({ tx, params: { id }, body, actor, origin }) => {
    await releaseAppearance(tx, jobs, { id, attorneyId: actor.userId, origin, ...body });
    return { id };
  });
  route(app, platform, conflicts.heldHits, async ({ db, params: { id }, actor }) => {
    await getHeld(db, id, actor.userId);
    return { items: await findNewHits(db, id, actor.userId) };
  });
  route(app, platform, attendance.confirm, async ({ tx, params: { id }, body, actor, origin }) => {
    await confirmAttendance(tx, { id, attorneyId: actor.userId, origin, ...body });
    return getHeld(tx, id, actor.userId);
  });
  route(app, platform, attendance.checkIn, async ({ tx, params: { id }, body, actor, origin }) => {
    await attend(tx, 'checkIn', { id, attorneyId: actor.userId, origin, ...body });
    return getHeld(tx, id, actor.userId);
  });
  route(app, platform, attendance.checkOut, async ({ tx, params: { id }, body, actor, origin }) => {
    await attend(tx, 'checkOut', { id, attorneyId: actor.userId, origin, ...body });
    return getHeld(tx, id, actor.userId);
  });
  route(
    app,
    platform,
    attendance.reportProblem,
    async ({ tx, params: { id }, body, actor, origin }) => ({
      id: await reportProblem(tx, platform, { id, attorneyId: actor.userId, origin, ...body }),
    }),
  );
};
