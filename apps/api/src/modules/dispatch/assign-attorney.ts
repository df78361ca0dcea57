import type { Ranked } from '@courtside/domain/dispatch';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addAction } from '../actions/index.ts';
import { type LockedAppearance, transitionAppearance } from '../appearances/index.ts';
import type { Candidate } from './candidates.queries.ts';
import type { Means } from './tell-attorneys.ts';

// They were not asked: what the acceptance attests is theirs to say still.
const askToConfirm = statement<{ id: string; email: string }>(
  'ask_assigned_to_confirm',
  `update assignments s set confirmed_at = null, asked_to_confirm_at = clock_now()
     from users u
    where u.id = s.attorney_id and s.appearance_id = $1 and s.released_at is null
   returning s.id, u.email`,
);

/** Gives an appearance to an attorney who did not ask for it, and asks them to confirm. */
export async function assignAttorney(
  tx: Tx,
  { env, jobs }: Means,
  {
    appearance,
    attorneyId,
    ineligibility,
    reason,
    origin,
    details = {},
  }: {
    appearance: LockedAppearance;
    attorneyId: string;
    ineligibility?: string | undefined;
    reason?: string | undefined;
    origin?: Origin;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  const { id } = appearance;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'assign',
    party: 'admin',
    attorneyId,
    origin,
    given: { ineligibility, reason },
    details: { attorneyId, ...(reason && { reason }), ...details },
  });
  const assignment = await tx.first(askToConfirm, [id]);
  if (!assignment) throw new Error('The assignment was not stored');
  const onceKey = `assigned:${assignment.id}`;
  await addAction(tx, {
    userId: attorneyId,
    kind: 'attendance.assigned',
    title: 'An appearance was assigned to you',
    body: 'Please check for conflicts and confirm that you attend, or give it back.',
    link: `/attorney/view/case/details/${id}`,
    appearanceId: id,
    onceKey,
  });
  await queueMail(tx, jobs, {
    template: 'assigned-to-you',
    to: assignment.email,
    variables: { link: `${env.publicUrl}/attorney/view/case/details/${id}` },
    onceKey,
  });
}

/** Where the policy lets us, and the attorney too. False when they were taken elsewhere meanwhile. */
export async function assignByItself(
  tx: Tx,
  means: Means,
  {
    appearance,
    wave,
    attorney,
    reasons,
  }: Ranked<Candidate> & { appearance: LockedAppearance; wave: string },
): Promise<boolean> {
  try {
    await tx.savepoint(async () =>
      assignAttorney(tx, means, {
        appearance,
        attorneyId: attorney.id,
        details: { isAutomatic: true, wave, reasons },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
