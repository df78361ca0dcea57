import { isDeepStrictEqual } from 'node:util';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { lockPractice } from './lock-practice.ts';

type Hours = ResponseOf<typeof practices.getHours>;

const selectHours = statement<Hours['days'][number]>(
  'select_hours',
  `select weekday, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends
     from attorney_hours where user_id = $1 order by weekday`,
);

export async function findHours(db: DbOrTx, userId: string): Promise<Hours> {
  return { days: await db.all(selectHours, [userId]) };
}

const deleteHours = statement<never>(
  'clear_hours',
  'delete from attorney_hours where user_id = $1',
);

const insertHours = statement<never>(
  'save_hours',
  `insert into attorney_hours (user_id, weekday, starts, ends)
   select $1, weekday, starts, ends
     from json_to_recordset($2::json) as given(weekday smallint, starts time, ends time)`,
);

/** Puts these hours in the place of whatever was; without any, every time suits. */
export async function saveHours(
  tx: Tx,
  { actor: { userId }, origin }: { actor: Actor; origin: Origin },
  { days }: Hours,
): Promise<Hours> {
  await lockPractice(tx, userId);
  const before = await findHours(tx, userId);
  await tx.all(deleteHours, [userId]);
  await tx.all(insertHours, [userId, JSON.stringify(days)]);
  const after = await findHours(tx, userId);
  if (!isDeepStrictEqual(before, after)) {
    record(tx, origin, {
      action: 'practices.save_hours',
      recordType: 'user',
      recordId: userId,
      before: { ...before },
      after: { ...after },
    });
  }
  return after;
}
