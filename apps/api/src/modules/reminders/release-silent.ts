import type { Tx } from '../../platform/db/database.ts';
import { lockAppearance, transitionAppearance } from '../appearances/index.ts';
import { addNotice } from '../notices/index.ts';
import { type Means, noticeOf } from './deliver.ts';
import type { Due } from './due.queries.ts';

/**
 * Gives an appearance to others when its attorney has not confirmed a change in time. What they agreed to
 * is not what it is now, so it does not count against them.
 */
export async function releaseSilent(tx: Tx, { jobs }: Means, due: Due): Promise<void> {
  await transitionAppearance(tx, jobs, {
    appearance: await lockAppearance(tx, due.id),
    action: 'release',
    party: 'clock',
    details: { because: 'silent' },
  });
  await addNotice(tx, {
    ...noticeOf(due),
    kind: 'attendance.unconfirmed',
    title: `The attorney of appearance ${due.number} has not confirmed its change and was released`,
  });
}
