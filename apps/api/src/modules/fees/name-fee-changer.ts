import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';

const setActor = statement<never>(
  'name_fee_changer',
  `select set_config('courtside.actor_id', $1, true), set_config('courtside.actor_name', $2, true)`,
);

/** Tells the database who changes fees in this transaction: it writes their history by itself. */
export async function nameFeeChanger(tx: Tx, { actor }: Origin): Promise<void> {
  await tx.all(setActor, [actor?.userId ?? '', actor?.fullName ?? '']);
}
