import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { lockPractice } from './lock-practice.ts';

type Home = ResponseOf<typeof practices.getHome>;

const selectHome = statement<NonNullable<Home['county']>>(
  'select_home',
  `select c.fips as id, c.full_name as "fullName", c.state_code as state
     from attorney_homes h join counties c on c.fips = h.county_fips where h.user_id = $1`,
);

export async function findHome(db: DbOrTx, userId: string): Promise<Home> {
  return { county: (await db.first(selectHome, [userId])) ?? null };
}

// People live in counties where we offer nothing, too.
const upsertHome = statement<{ id: string }>(
  'save_home',
  `insert into attorney_homes (user_id, county_fips)
   select $1, fips from counties where fips = $2
   on conflict (user_id) do update set county_fips = excluded.county_fips
   returning county_fips as id`,
);

const deleteHome = statement<never>('remove_home', 'delete from attorney_homes where user_id = $1');

export async function saveHome(
  tx: Tx,
  { actor: { userId }, origin }: { actor: Actor; origin: Origin },
  county: string | null,
): Promise<Home> {
  await lockPractice(tx, userId);
  const before = (await findHome(tx, userId)).county?.id ?? null;
  if (county === null) await tx.all(deleteHome, [userId]);
  else if (!(await tx.first(upsertHome, [userId, county]))) {
    throw new Refusal('invalid_request', { errors: { county: 'There is no such county' } });
  }
  if (before !== county) {
    record(tx, origin, {
      action: 'practices.save_home',
      recordType: 'user',
      recordId: userId,
      before: { county: before },
      after: { county },
    });
  }
  return findHome(tx, userId);
}
