import { addressKeyOf, rememberAddress } from '../../platform/auth/known-addresses.ts';
import { takeMailLink, voidMailLinks } from '../../platform/auth/mail-links.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { confirmEmail } from '../accounts/index.ts';

/** Confirms an address by the link of its mail, once. */
export async function verifyEmail(
  platform: Platform,
  { hash, origin }: { hash: string; origin: Origin },
): Promise<{ kind: 'client' | 'attorney' }> {
  return platform.db.transaction(async (tx) => {
    const userId = await takeMailLink(tx, hash, 'verify');
    if (!userId) throw new Refusal('link_expired');
    const { roles, standing } = await confirmEmail(tx, platform, userId);
    await voidMailLinks(tx, userId, 'verify');
    await rememberAddress(tx, userId, addressKeyOf(platform.env, origin.address));
    record(tx, origin, {
      action: 'signup.verify',
      recordType: 'user',
      recordId: userId,
      after: { standing },
    });
    return { kind: roles.includes('attorney') ? 'attorney' : 'client' };
  });
}
