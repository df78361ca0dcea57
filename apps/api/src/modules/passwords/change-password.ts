import { hashPassword, isPasswordOf } from '../../platform/auth/passwords.ts';
import type { Actor } from '../../platform/auth/sessions.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { giveBackAllowance, takeAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { Refusal } from '../../platform/refusal.ts';
import { factsOf, findOwner } from './passwords.queries.ts';
import { storePassword } from './store-password.ts';
import { refuseWeakPassword } from './strength.ts';

// A stolen session must not serve to find the password out.
const wrongTries = { burst: 10, seconds: 900 };

export async function changePassword(
  platform: Platform,
  { actor, origin }: { actor: Actor; origin: Origin },
  { current, password }: { current: string; password: string },
): Promise<void> {
  const tries = `password change ${actor.userId}`;
  await takeAllowance(platform, tries, wrongTries);
  const owner = await findOwner(platform.db, actor.userId);
  if (!owner || !(await isPasswordOf(owner, current))) throw notCurrent();
  await giveBackAllowance(platform, tries, wrongTries);

  refuseWeakPassword(password, factsOf(owner));
  const passwordHash = await hashPassword(password);
  await platform.db.transaction(async (tx) => {
    const isStored = await storePassword(tx, platform, {
      owner,
      passwordHash,
      keptSession: actor.sessionId,
      action: 'passwords.change',
      origin,
    });
    if (!isStored) throw notCurrent();
  });
}

function notCurrent(): Refusal {
  return new Refusal('invalid_request', {
    errors: { current: 'This is not your current password' },
  });
}
