import { calendarFeeds } from '@courtside/contract/calendar-feeds';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getCalendarFile } from './calendar-file.ts';
import { bytesOf, findFeed, makeFeed, readFeed, removeFeed } from './feeds.ts';

export const calendarFeedsModule: Module = (app, platform) => {
  const { publicUrl } = platform.env;

  route(app, platform, calendarFeeds.get, async ({ db, actor }) => ({
    feed: (await findFeed(db, actor.userId)) ?? null,
  }));
  route(app, platform, calendarFeeds.make, async ({ db, actor: { userId }, origin }) => {
    const secret = await db.transaction(async (tx) => makeFeed(tx, { userId, origin }));
    return { url: `${publicUrl}/v1/calendar-feed/${secret}.ics` };
  });
  route(app, platform, calendarFeeds.remove, async ({ tx, actor, origin }) => {
    await removeFeed(tx, { userId: actor.userId, origin });
    return {};
  });
  route(app, platform, calendarFeeds.read, async ({ db, params }) =>
    readFeed(db, params.file, platform.env),
  );
  route(app, platform, calendarFeeds.ofClient, async ({ db, params, actor: { userId } }) => {
    const asked = { appearanceId: params.id, userId, source: platform.env };
    const { fileName, content } = await getCalendarFile(db, 'client', asked);
    return { fileName, content: bytesOf(content) };
  });
  route(app, platform, calendarFeeds.ofAttorney, async ({ db, params, actor: { userId } }) => {
    const asked = { appearanceId: params.id, userId, source: platform.env };
    const { fileName, content } = await getCalendarFile(db, 'attorney', asked);
    return { fileName, content: bytesOf(content) };
  });
};
