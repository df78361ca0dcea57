import { refusalText, type Status } from '@courtside/domain/appearances';
import { Refusal } from '../../platform/refusal.ts';
import type { LockedAppearance } from '../appearances/index.ts';

const taken = 'Another attorney has taken this appearance.';

/** Said to whoever comes too late. */
const tooLate: Partial<Record<Status, string>> = {
  assigned: taken,
  report_due: taken,
  reported: taken,
  disputed: taken,
  completed: taken,
  no_show: taken,
  unfilled: refusalText('before_hearing'),
  canceled: 'The client has canceled this appearance.',
};

/** Refuses an answer to an appearance that is not open any more, with what became of it. */
export function refuseWhatIsTaken({ status, attorneyId }: LockedAppearance, by: string): void {
  if (status === 'open') return;
  const message = attorneyId === by ? 'You have taken this appearance already.' : tooLate[status];
  throw new Refusal('conflict', { message: message ?? refusalText('wrong_status') });
}
