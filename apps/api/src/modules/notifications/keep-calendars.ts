import { statement } from '../../platform/db/database.ts';
import type { Deliver } from '../appearances/index.ts';
import { entriesForAttorney, entriesForClient } from './news.ts';
import { payloadOf, tellAttorney, tellClient } from './tell-of-moves.ts';

const selectTaken = statement<{ id: string }>(
  'select_whether_ever_taken',
  `select id from appearance_history
    where appearance_id = $1 and action in ('accept', 'assign') limit 1`,
);

/**
 * Sends the entry for their calendar to whoever made a move themselves, and so is not told of it. What
 * others do comes to them as news that carries the entry. A client has none to keep before somebody has
 * taken the appearance.
 */
export const keepCalendars: Deliver = async (tx, effect, context) => {
  const { action, party, isRepriced, releases } = payloadOf(effect);
  if (action === 'accept') await tellAttorney(tx, effect, context);
  if (action === 'release' && party === 'assignee') {
    await tellAttorney(tx, effect, context, { words: entriesForAttorney, byMailAlone: true });
  }
  // A change that releases the attorney is followed by the news of it.
  const isMoved = action === 'cancel' || (action === 'edit' && isRepriced && !releases);
  if (isMoved && (await tx.first(selectTaken, [effect.appearanceId]))) {
    await tellClient(tx, effect, context, { words: entriesForClient, byMailAlone: true });
  }
};
