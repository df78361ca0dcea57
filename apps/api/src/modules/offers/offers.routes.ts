import { conflicts } from '@courtside/contract/conflicts';
import { offers } from '@courtside/contract/offers';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findHits } from '../conflicts/index.ts';
import { acceptAppearance } from './accept-appearance.ts';
import { countOffersByCounty, getOffered, listOffers } from './offers.queries.ts';
import { reconsiderAppearance, rejectAppearance } from './reject-appearance.ts';
import { getStanding, isOfClient } from './standing.queries.ts';

export const offersModule: Module = (app, platform) => {
  const { jobs } = platform;

  route(app, platform, offers.list, async ({ db, query, actor }) =>
    listOffers(db, actor.userId, query),
  );
  route(app, platform, offers.places, async ({ db, query, actor }) => ({
    items: await countOffersByCounty(db, actor.userId, query),
  }));
  route(app, platform, offers.get, async ({ db, params, actor }) =>
    getOffered(db, params.id, actor.userId),
  );
  route(app, platform, conflicts.hits, async ({ db, params: { id }, actor }) => {
    await getOffered(db, id, actor.userId);
    return { items: await findHits(db, id, actor.userId) };
  });
  route(app, platform, offers.accept, async ({ tx, params: { id }, body, actor, origin }) => {
    const { attestsNoConflict: _attested, ...given } = body;
    const answer = { id, attorneyId: actor.userId, ...given, origin };
    return { id, status: await acceptAppearance(tx, jobs, answer) };
  });
  route(app, platform, offers.reject, async ({ tx, params: { id }, body, actor, origin }) => {
    await rejectAppearance(tx, { id, attorneyId: actor.userId, origin, ...body });
    return getOffered(tx, id, actor.userId);
  });
  route(app, platform, offers.reconsider, async ({ tx, params: { id }, actor, origin }) => {
    await reconsiderAppearance(tx, { id, attorneyId: actor.userId, origin });
    return getOffered(tx, id, actor.userId);
  });
  route(app, platform, offers.status, async ({ db, params, actor }) =>
    getStanding(db, params.id, actor.userId),
  );

  // A link is for the attorney it was sent to: in another's hands it leads nowhere.
  const checkLink = async (
    db: Parameters<typeof isOfClient>[0],
    {
      attorneyId,
      appearanceId,
      clientId,
    }: { attorneyId: string; appearanceId: string; clientId: string },
    userId: string,
  ) => {
    const fits = attorneyId === userId && (await isOfClient(db, appearanceId, clientId));
    if (!fits) throw new Refusal('not_found');
  };
  route(app, platform, offers.openByMail, async ({ db, params, actor }) => {
    await checkLink(db, params, actor.userId);
    return getOffered(db, params.appearanceId, actor.userId);
  });
  route(app, platform, offers.rejectByMail, async ({ db, params, actor, origin }) => {
    await checkLink(db, params, actor.userId);
    const { appearanceId: id } = params;
    await db.transaction((tx) =>
      rejectAppearance(tx, { id, attorneyId: actor.userId, reason: null, origin }),
    );
    return { id };
  });
};
