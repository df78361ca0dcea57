import { createHmac } from 'node:crypto';
import { type DbOrTx, statement } from '../db/database.ts';
import type { Env } from '../env.ts';
import { networkOf } from '../rate-limits/network-of.ts';

/** How an address is remembered: by a keyed hash, from which nobody can read where a user lives. */
export function addressKeyOf({ appSecret }: Pick<Env, 'appSecret'>, address: string): Buffer {
  return createHmac('sha256', appSecret)
    .update(`known address ${networkOf(address)}`)
    .digest();
}

const remember = statement<never>(
  'remember_address',
  `insert into known_addresses (user_id, address_key) values ($1, $2)
   on conflict (user_id, address_key) do update set last_at = clock_now()`,
);

/** Notes that the user proved from this address who they are. */
export async function rememberAddress(
  db: DbOrTx,
  userId: string,
  addressKey: Buffer,
): Promise<void> {
  await db.all(remember, [userId, addressKey]);
}
