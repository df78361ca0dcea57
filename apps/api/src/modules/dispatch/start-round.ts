import type { Tx } from '../../platform/db/database.ts';
import { type Deliver, lockAppearance, type RecordedEffect } from '../appearances/index.ts';
import { closeOffers } from '../offers/index.ts';
import { beginRound, endRounds } from './rounds.ts';
import { sendWave } from './send-wave.ts';

/**
 * Tells attorneys of an appearance that has become open, and again when there is news: it was given
 * back, or what they go by has changed. A round tells each attorney once; an edit that changes nothing
 * they go by starts none, so nobody is written to for a new phone number.
 */
export const startRound: Deliver = async (tx, effect, context) => {
  const { appearanceId } = effect;
  const isUrgent = effect.effect === 'dispatch_urgently' || isEdit(effect);
  const appearance = await lockAppearance(tx, appearanceId);
  if (appearance.status !== 'open' || (isEdit(effect) && !isNews(effect))) return;
  const round = await beginRound(tx, { appearanceId, effectId: effect.id, isUrgent });
  if (round) await sendWave(tx, context, { round, appearance });
};

function isEdit({ payload }: RecordedEffect): boolean {
  return payload['action'] === 'edit';
}

/** An attorney released by an edit is followed by the round of their release. */
function isNews({ payload }: RecordedEffect): boolean {
  return payload['isRepriced'] === true && payload['from'] === 'open';
}

/** Ends all that asks for an attorney, unless the appearance is open again by now. */
export async function stopDispatch(
  tx: Tx,
  { appearanceId }: { appearanceId: string },
): Promise<void> {
  const { status } = await lockAppearance(tx, appearanceId);
  if (status === 'open') return;
  await endRounds(tx, appearanceId);
  await closeOffers(tx, { appearanceId });
}
