import { addressKeyOf, rememberAddress } from '../../platform/auth/known-addresses.ts';
import { takeMailLink, voidMailLinks } from '../../platform/auth/mail-links.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { confirmEmail } from '../accounts/index.ts';
import { factsOf, findOwnerByLink } from './passwords.queries.ts';
import { storePassword } from './store-password.ts';
import { refuseWeakPassword } from './strength.ts';

/** Chooses a new password by the link of a mail, which thereby is used and proves the address. */
export async function resetPassword(
  platform: Platform,
  { hash, password, origin }: { hash: string; password: string; origin: Origin },
): Promise<void> {
  const owner = await findOwnerByLink(platform.db, hash);
  if (!owner) throw new Refusal('link_expired');
  refuseWeakPassword(password, factsOf(owner));
  const passwordHash = await hashPassword(password);

  await platform.db.transaction(async (tx) => {
    if (!(await takeMailLink(tx, hash, 'reset'))) throw new Refusal('link_expired');
    const change = { owner, passwordHash, action: 'passwords.reset', origin } as const;
    if (!(await storePassword(tx, platform, change))) throw new Refusal('link_expired');
    await confirmEmail(tx, platform, owner.id);
    await voidMailLinks(tx, owner.id, 'verify');
    // Whoever is kept out by others' guessing gets in again by the mail.
    await rememberAddress(tx, owner.id, addressKeyOf(platform.env, origin.address));
  });
}
