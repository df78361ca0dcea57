import { logs } from '@courtside/contract/logs';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findLogEntry, listLogEntries } from './logs.queries.ts';

export const logsModule: Module = (app, platform) => {
  route(app, platform, logs.list, async ({ db, query }) => listLogEntries(db, query));

  route(app, platform, logs.get, async ({ db, params }) => {
    const entry = await findLogEntry(db, params.seq);
    if (!entry) throw new Refusal('not_found');
    return entry;
  });
};
