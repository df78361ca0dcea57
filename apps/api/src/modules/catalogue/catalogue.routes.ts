import { catalogue } from '@courtside/contract/catalogue';
import { services } from '@courtside/domain/catalogue';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { listAppearanceTypes, listRates } from './catalogue.queries.ts';

export const catalogueModule: Module = (app, platform) => {
  route(app, platform, catalogue.listAppearanceTypes, async ({ db, query }) => ({
    items: await listAppearanceTypes(db, query.caseType),
  }));
  route(app, platform, catalogue.listServices, async () => ({ items: [...services] }));
  route(app, platform, catalogue.listRates, async ({ db }) => ({ items: await listRates(db) }));
};
