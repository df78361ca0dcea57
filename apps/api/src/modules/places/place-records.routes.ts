import { placeRecords } from '@courtside/contract/place-records';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { announceCourts, countUnannounced } from './announce-courts.ts';
import { countyType, listCountyRecords } from './county-records.queries.ts';
import { courtType, listCourtRecords } from './court-records.queries.ts';
import { exportCourts } from './export-courts.ts';
import { offerPlace } from './offer-place.ts';
import { removePlace } from './remove-place.ts';
import { addCounty, changeCounty } from './save-county.ts';
import { addCourt, changeCourt } from './save-court.ts';
import { addState, changeState } from './save-state.ts';
import { listStateRecords, stateType } from './state-records.queries.ts';

export const registerStateRecords: Module = (app, platform) => {
  route(app, platform, placeRecords.listStates, async ({ db, query }) =>
    listStateRecords(db, query),
  );
  route(app, platform, placeRecords.getState, async ({ db, params: { id } }) =>
    stateType.get(db, id),
  );
  route(app, platform, placeRecords.addState, async ({ tx, body, origin }) =>
    addState(tx, { body, origin }),
  );
  route(app, platform, placeRecords.changeState, async ({ tx, params: { id }, body, origin }) =>
    changeState(tx, { id, body, origin }),
  );
  route(app, platform, placeRecords.activateState, async ({ tx, params, body, origin }) =>
    offerPlace(tx, stateType, { ...params, ...body, active: true, origin }),
  );
  route(app, platform, placeRecords.deactivateState, async ({ tx, params, body, origin }) =>
    offerPlace(tx, stateType, { ...params, ...body, active: false, origin }),
  );
  route(app, platform, placeRecords.removeState, async ({ tx, params: { id }, origin }) =>
    removePlace(tx, stateType, { id, origin }),
  );
};

export const registerCountyRecords: Module = (app, platform) => {
  route(app, platform, placeRecords.listCounties, async ({ db, query }) =>
    listCountyRecords(db, query),
  );
  route(app, platform, placeRecords.getCounty, async ({ db, params: { id } }) =>
    countyType.get(db, id),
  );
  route(app, platform, placeRecords.addCounty, async ({ tx, body, origin }) =>
    addCounty(tx, { body, origin }),
  );
  route(app, platform, placeRecords.changeCounty, async ({ tx, params: { id }, body, origin }) =>
    changeCounty(tx, { id, body, origin }),
  );
  route(app, platform, placeRecords.activateCounty, async ({ tx, params, body, origin }) =>
    offerPlace(tx, countyType, { ...params, ...body, active: true, origin }),
  );
  route(app, platform, placeRecords.deactivateCounty, async ({ tx, params, body, origin }) =>
    offerPlace(tx, countyType, { ...params, ...body, active: false, origin }),
  );
  route(app, platform, placeRecords.removeCounty, async ({ tx, params: { id }, origin }) =>
    removePlace(tx, countyType, { id, origin }),
  );
};

export const registerCourtRecords: Module = (app, platform) => {
  route(app, platform, placeRecords.listCourts, async ({ db, query }) =>
    listCourtRecords(db, query),
  );
  route(app, platform, placeRecords.exportCourts, async ({ db, query }) => exportCourts(db, query));
  route(app, platform, placeRecords.getCourt, async ({ db, params: { id } }) =>
    courtType.get(db, id),
  );
  route(app, platform, placeRecords.addCourt, async ({ tx, body, origin }) =>
    addCourt(tx, { body, origin }),
  );
  route(app, platform, placeRecords.changeCourt, async ({ tx, params: { id }, body, origin }) =>
    changeCourt(tx, { id, body, origin }),
  );
  route(app, platform, placeRecords.activateCourt, async ({ tx, params, body, origin }) =>
    offerPlace(tx, courtType, { ...params, ...body, active: true, origin }),
  );
  route(app, platform, placeRecords.deactivateCourt, async ({ tx, params, body, origin }) =>
    offerPlace(tx, courtType, { ...params, ...body, active: false, origin }),
  );
  route(app, platform, placeRecords.removeCourt, async ({ tx, params: { id }, origin }) =>
    removePlace(tx, courtType, { id, origin }),
  );
  route(app, platform, placeRecords.countNewCourts, async ({ db }) => countUnannounced(db));
  route(app, platform, placeRecords.announceNewCourts, async ({ tx, origin }) =>
    announceCourts(tx, platform.jobs, origin),
  );
};
