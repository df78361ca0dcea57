import { places } from '@courtside/contract/places';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import {
  registerCountyRecords,
  registerCourtRecords,
  registerStateRecords,
} from './place-records.routes.ts';
import {
  getOfferedCourt,
  listOfferedCounties,
  listOfferedCourts,
  listOfferedStates,
} from './places.queries.ts';

export const placesModule: Module = (app, platform) => {
  route(app, platform, places.listStates, async ({ db, query }) => listOfferedStates(db, query));
  route(app, platform, places.listCounties, async ({ db, query }) =>
    listOfferedCounties(db, query),
  );
  route(app, platform, places.listCourts, async ({ db, query }) => listOfferedCourts(db, query));
  route(app, platform, places.getCourt, async ({ db, params: { id } }) => getOfferedCourt(db, id));

  registerStateRecords(app, platform);
  registerCountyRecords(app, platform);
  registerCourtRecords(app, platform);
};
