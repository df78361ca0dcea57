import { coverage } from '@courtside/contract/coverage';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { coverCounty, coverCourts, coverState } from './cover-places.ts';
import {
  getCoverageMap,
  listCoveredCounties,
  listCoveredCourts,
  listCoveredStates,
  listNewCourts,
} from './coverage.queries.ts';
import { dropCoverage } from './drop-coverage.ts';

export const coverageModule: Module = (app, platform) => {
  route(app, platform, coverage.getMap, async ({ db, actor }) => getCoverageMap(db, actor.userId));
  route(app, platform, coverage.listStates, async ({ db, actor, query }) =>
    listCoveredStates(db, actor.userId, query),
  );
  route(app, platform, coverage.addState, async ({ tx, actor, origin, body: { state } }) =>
    coverState(tx, { actor, origin }, state),
  );
  route(app, platform, coverage.removeState, async ({ tx, actor, origin, params: { id } }) =>
    dropCoverage(tx, { actor, origin }, { of: 'states', id }),
  );

  route(app, platform, coverage.listCounties, async ({ db, actor, query }) =>
    listCoveredCounties(db, actor.userId, query),
  );
  route(app, platform, coverage.addCounty, async ({ tx, actor, origin, body: { county } }) =>
    coverCounty(tx, { actor, origin }, county),
  );
  route(app, platform, coverage.removeCounty, async ({ tx, actor, origin, params: { id } }) =>
    dropCoverage(tx, { actor, origin }, { of: 'counties', id }),
  );

  route(app, platform, coverage.listCourts, async ({ db, actor, query }) =>
    listCoveredCourts(db, actor.userId, query),
  );
  route(app, platform, coverage.addCourts, async ({ tx, actor, origin, body: { courts } }) =>
    coverCourts(tx, { actor, origin }, courts),
  );
  route(app, platform, coverage.removeCourt, async ({ tx, actor, origin, params: { id } }) =>
    dropCoverage(tx, { actor, origin }, { of: 'courts', id }),
  );
  route(app, platform, coverage.listNewCourts, async ({ db, actor }) => ({
    items: await listNewCourts(db, actor.userId),
  }));
};
