import { tooLateText } from '@courtside/domain/offers';
import { Refusal } from '../../platform/refusal.ts';
import type { LockedAppearance } from '../appearances/index.ts';

/** Refuses an answer to an appearance that is not open any more, with what became of it. */
export function refuseWhatIsTaken({ status, attorneyId }: LockedAppearance, by: string): void {
  if (status === 'open') return;
  throw new Refusal('conflict', {
    message: attorneyId === by ? 'You have taken this appearance already.' : tooLateText(status),
  });
}
