import { practices } from '@courtside/contract/practices';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { addDocument } from './add-document.ts';
import { listAdmissions } from './admissions.queries.ts';
import { listCaseTypes, saveCaseTypes } from './case-types.ts';
import { listDocuments, listDocumentsOf } from './documents.queries.ts';
import { findHome, saveHome } from './home.ts';
import { findHours, saveHours } from './hours.ts';
import { removeAdmission, saveAdmission } from './save-admission.ts';
import { getStanding } from './standing.queries.ts';
import { addTimeOff, listTimeOff, removeTimeOff } from './time-off.ts';

export const practicesModule: Module = (app, platform) => {
  route(app, platform, practices.getStanding, async ({ db, actor }) =>
    getStanding(db, actor.userId),
  );

  route(app, platform, practices.listAdmissions, async ({ db, actor }) =>
    listAdmissions(db, actor.userId),
  );
  route(app, platform, practices.saveStateAdmission, async ({ tx, params, body, ...who }) =>
    saveAdmission(tx, who, params, body),
  );
  route(app, platform, practices.removeStateAdmission, async ({ tx, params, ...who }) =>
    removeAdmission(tx, who, params),
  );
  route(app, platform, practices.saveDistrictAdmission, async ({ tx, params, body, ...who }) =>
    saveAdmission(tx, who, params, body),
  );
  route(app, platform, practices.removeDistrictAdmission, async ({ tx, params, ...who }) =>
    removeAdmission(tx, who, params),
  );

  route(app, platform, practices.listCaseTypes, async ({ db, actor }) =>
    listCaseTypes(db, actor.userId, 'taken'),
  );
  route(app, platform, practices.listOtherCaseTypes, async ({ db, actor }) =>
    listCaseTypes(db, actor.userId, 'others'),
  );
  route(app, platform, practices.saveCaseTypes, async ({ tx, body: { caseTypes }, ...who }) =>
    saveCaseTypes(tx, who, caseTypes),
  );

  route(app, platform, practices.getHome, async ({ db, actor }) => findHome(db, actor.userId));
  route(app, platform, practices.saveHome, async ({ tx, body: { county }, ...who }) =>
    saveHome(tx, who, county),
  );

  route(app, platform, practices.getHours, async ({ db, actor }) => findHours(db, actor.userId));
  route(app, platform, practices.saveHours, async ({ tx, body, ...who }) =>
    saveHours(tx, who, body),
  );
  route(app, platform, practices.listTimeOff, async ({ db, actor }) => ({
    items: await listTimeOff(db, actor.userId),
  }));
  route(app, platform, practices.addTimeOff, async ({ tx, body, ...who }) =>
    addTimeOff(tx, who, body),
  );
  route(app, platform, practices.removeTimeOff, async ({ tx, params: { id }, ...who }) => {
    await removeTimeOff(tx, who, id);
    return {};
  });

  route(app, platform, practices.listDocuments, async ({ db, actor }) => ({
    items: await listDocuments(db, actor.userId),
  }));
  route(app, platform, practices.addDocument, async ({ tx, body, ...who }) =>
    addDocument(tx, who, body),
  );
  route(app, platform, practices.listDocumentsOf, async ({ db, params: { id } }) => ({
    items: await listDocumentsOf(db, id),
  }));
};
