import { fees } from '@courtside/contract/fees';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { exportNonStandardFees } from './export-non-standard-fees.ts';
import { listFeeChanges } from './fee-changes.queries.ts';
import { listFeesAtPlace } from './fees-at-place.queries.ts';
import { fillNonStandardFees } from './fill-non-standard-fees.ts';
import { listNonStandardFees } from './non-standard-fees.queries.ts';
import { registerQuotes } from './quotes.routes.ts';
import {
  addNonStandardFee,
  changeNonStandardFee,
  removeNonStandardFee,
} from './save-non-standard-fee.ts';
import { addStandardFee, changeStandardFee } from './save-standard-fee.ts';
import { getStandardFee, listStandardFees } from './standard-fees.queries.ts';

export const feesModule: Module = (app, platform) => {
  route(app, platform, fees.listStandard, async ({ db, query }) => listStandardFees(db, query));
  route(app, platform, fees.getStandard, async ({ db, params: { id } }) => getStandardFee(db, id));
  route(app, platform, fees.addStandard, async ({ tx, body, origin }) =>
    addStandardFee(tx, { body, origin }),
  );
  route(app, platform, fees.changeStandard, async ({ tx, params: { id }, body, origin }) =>
    changeStandardFee(tx, { id, body, origin }),
  );

  route(app, platform, fees.listNonStandard, async ({ db, query: { cursor, limit, ...filters } }) =>
    listNonStandardFees(db, filters, { cursor, limit }),
  );
  route(app, platform, fees.exportNonStandard, async ({ db, query }) =>
    exportNonStandardFees(db, query),
  );
  route(app, platform, fees.addNonStandard, async ({ tx, body, origin }) =>
    addNonStandardFee(tx, { body, origin }),
  );
  route(app, platform, fees.changeNonStandard, async ({ tx, params: { id }, body, origin }) =>
    changeNonStandardFee(tx, { id, body, origin }),
  );
  route(app, platform, fees.removeNonStandard, async ({ tx, params: { id }, origin }) => {
    await removeNonStandardFee(tx, { id, origin });
    return {};
  });
  route(app, platform, fees.fillNonStandard, async ({ tx, body, origin }) =>
    fillNonStandardFees(tx, { body, origin }),
  );

  route(app, platform, fees.listAtPlace, async ({ db, query }) => listFeesAtPlace(db, query));
  route(app, platform, fees.listChanges, async ({ db, query }) => listFeeChanges(db, query));

  registerQuotes(app, platform);
};
