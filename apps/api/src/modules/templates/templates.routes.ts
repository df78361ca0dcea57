import { templates } from '@courtside/contract/templates';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import {
  changeTemplate,
  cloneTemplate,
  createTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
} from './templates.queries.ts';

export const templatesModule: Module = (app, platform) => {
  route(app, platform, templates.create, async ({ tx, body, actor }) =>
    createTemplate(tx, actor.userId, body),
  );
  route(app, platform, templates.update, async ({ tx, params, body, actor }) =>
    changeTemplate(tx, params.id, actor.userId, body),
  );
  route(app, platform, templates.list, async ({ db, query, actor }) =>
    listTemplates(db, actor.userId, query),
  );
  route(app, platform, templates.get, async ({ db, params, actor }) =>
    getTemplate(db, params.id, actor.userId),
  );
  route(app, platform, templates.clone, async ({ tx, params, actor }) =>
    cloneTemplate(tx, params.id, actor.userId),
  );
  route(app, platform, templates.remove, async ({ tx, params, actor }) => {
    await removeTemplate(tx, params.id, actor.userId);
    return {};
  });
};
