import { sources } from '@courtside/contract/sources';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { listSources } from './sources.queries.ts';

export const sourcesModule: Module = (app, platform) => {
  route(app, platform, sources.list, async ({ db }) => ({ items: await listSources(db) }));
};
