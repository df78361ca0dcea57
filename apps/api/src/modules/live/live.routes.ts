import { live } from '@courtside/contract/live';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';

export const liveModule: Module = (app, platform) => {
  route(
    app,
    platform,
    live.news,
    async ({ actor }) =>
      (reader) =>
        platform.live.subscribe(actor.userId, reader),
  );

  // A stream would otherwise hold the process that is to stop for as long as its reader stays.
  app.addHook('preClose', async () => platform.live.endAll());
};
