import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { tellAdmins } from '../notices/index.ts';
import { getListedUser, type ListedUser, lockMemberStanding } from './users.queries.ts';

type Means = Parameters<typeof tellAdmins>[1];

const shutOut = statement<never>(
  'deactivate_user',
  'update users set deactivated_at = clock_now() where id = $1',
);

// What somebody is at work on is left to them: waiting for it with the user locked could block both.
const endHolds = statement<never>(
  'end_holds_for_deactivated',
  `update appearances set held_until = clock_now()
    where id in (select id from appearances
                  where held_for = $1 and held_until > clock_now()
                    for no key update skip locked)`,
);

const selectHeld = statement<{ id: string; number: string; assignmentId: string }>(
  'select_held_by_deactivated',
  `select a.id, a.number::text as number, s.id as "assignmentId"
     from assignments s join appearances a on a.id = s.appearance_id
    where s.attorney_id = $1 and s.released_at is null and a.status in ('assigned', 'report_due')`,
);

/**
 * Shuts a user out; the database ends their sessions in the same statement. What waited for their answer
 * goes to others.
 */
export async function deactivateUser(
  tx: Tx,
  means: Means,
  { id, origin }: { id: string; origin: Origin },
): Promise<ListedUser> {
  const before = await lockMemberStanding(tx, id);
  if (before === 'deactivated') {
    throw new Refusal('conflict', { message: 'This account is deactivated already.' });
  }
  await tx.all(shutOut, [id]);
  await tx.all(endHolds, [id]);
  record(tx, origin, {
    action: 'users.deactivate',
    recordType: 'user',
    recordId: id,
    before: { standing: before },
    after: { standing: 'deactivated' },
  });
  await bringUpHeld(tx, means, id);
  return getListedUser(tx, id);
}

/** Somebody must see to the hearings that nobody would attend now. */
async function bringUpHeld(tx: Tx, means: Means, attorneyId: string): Promise<void> {
  for (const { id, number, assignmentId } of await tx.all(selectHeld, [attorneyId])) {
    await tellAdmins(tx, means, {
      kind: 'users.deactivated-holder',
      urgency: 'high',
      title: `The attorney of appearance ${number} was deactivated`,
      body: 'Release it so that another attorney can take it, or let the attorney in again.',
      link: `/admin/view/case/${id}`,
      appearanceId: id,
      onceKey: `deactivated:${assignmentId}`,
    });
  }
}
