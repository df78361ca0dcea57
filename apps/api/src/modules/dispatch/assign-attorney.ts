import type { Ranked } from '@courtside/domain/dispatch';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type LockedAppearance, transitionAppearance } from '../appearances/index.ts';
import type { Candidate } from './candidates.queries.ts';
import type { Means } from './tell-attorneys.ts';

// They were not asked: what the acceptance attests is theirs to say still.
const askToConfirm = statement<never>(
  'ask_assigned_to_confirm',
  `update assignments set confirmed_at = null, asked_to_confirm_at = clock_now()
    where appearance_id = $1 and released_at is null`,
);

/** Gives an appearance to an attorney who did not ask for it, and asks them to confirm. */
export async function assignAttorney(
  tx: Tx,
  { jobs }: Pick<Means, 'jobs'>,
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
  await tx.all(askToConfirm, [id]);
}

const lockActive = statement<{ id: string }>(
  'lock_active_attorney',
  `select id from users where id = $1 and standing = 'active' for share`,
);

/**
 * Where the policy lets us, and the attorney too. False when they were taken elsewhere, or shut out,
 * meanwhile.
 */
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
  if (!(await tx.first(lockActive, [attorney.id]))) return false;
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
