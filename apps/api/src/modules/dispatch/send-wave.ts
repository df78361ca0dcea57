import { holdMinutes, type RoundWave, waveAfter, waveMinutes } from '@courtside/domain/dispatch';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { LockedAppearance } from '../appearances/index.ts';
import { findHits } from '../conflicts/index.ts';
import { getPolicies } from '../policies/index.ts';
import { assignByItself } from './assign-attorney.ts';
import { findBest, mostRanked, skipEmpty } from './candidates.queries.ts';
import { endRounds, planNextWave, type Round } from './rounds.ts';
import { type Means, tellAttorneys } from './tell-attorneys.ts';

const hold = statement<never>(
  'hold_appearance',
  `update appearances set held_for = $2, held_until = clock_now() + make_interval(mins => $3::integer)
    where id = $1`,
);
const dropHold = statement<never>(
  'drop_hold',
  `update appearances set held_for = null, held_until = null
    where id = $1 and held_until is not null`,
);

/**
 * Tells the next attorneys of a round. A wave that reaches nobody takes no time, and one with more
 * attorneys than are told at once goes on with the next of them.
 */
export async function sendWave(
  tx: Tx,
  means: Means,
  { round, appearance }: { round: Round; appearance: LockedAppearance },
): Promise<void> {
  if (appearance.status !== 'open') return endRounds(tx, appearance.id);
  const minutesLeft = (appearance.hearingAtMs - appearance.nowMs) / 60_000;
  if (minutesLeft <= 0) return;
  const { dispatch: policy } = await getPolicies(tx);
  const pace = { isUrgent: round.isUrgent, minutesLeft };

  let wave: RoundWave | undefined = round.nextWave ?? undefined;
  // Before the first wave nobody has it to themselves.
  if (wave !== 'preferred') await tx.all(dropHold, [appearance.id]);
  while (wave) {
    wave = await skipEmpty(tx, wave, { appearanceId: appearance.id, dispatchId: round.id });
    const told = await tellNext(tx, means, { round, appearance, wave, policy });
    if (told === 'assigned') return;
    if (told.length > 0) {
      const isHeld = wave === 'preferred';
      const minutes = isHeld ? holdMinutes(policy, pace) : waveMinutes(policy, pace);
      if (isHeld) await tx.all(hold, [appearance.id, told[0], minutes]);
      const next = told.length < policy.waveSize || isHeld ? waveAfter(wave) : wave;
      return planNextWave(tx, round.id, { wave: next, minutes });
    }
    wave = waveAfter(wave);
  }
  return planNextWave(tx, round.id, { wave: undefined, minutes: 0 });
}

async function tellNext(
  tx: Tx,
  means: Means,
  {
    round,
    appearance,
    wave,
    policy,
  }: {
    round: Round;
    appearance: LockedAppearance;
    wave: RoundWave;
    policy: { waveSize: number; autoAssign: boolean };
  },
): Promise<string[] | 'assigned'> {
  const ids = { appearanceId: appearance.id, dispatchId: round.id };
  const willing = { ...ids, many: mostRanked, acceptsAssignment: true };
  for (const one of policy.autoAssign ? await findBest(tx, wave, willing) : []) {
    // Nobody is given instructions and files before they have cleared a possible conflict themselves.
    if ((await findHits(tx, appearance.id, one.attorney.id)).length > 0) continue;
    if (await assignByItself(tx, means, { appearance, wave, ...one })) return 'assigned';
  }
  const best = await findBest(tx, wave, { ...ids, many: policy.waveSize });
  await tellAttorneys(tx, means, { ...ids, wave, ranked: best });
  return best.map(({ attorney }) => attorney.id);
}
