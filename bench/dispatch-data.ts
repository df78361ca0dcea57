import { setTimeout } from 'node:timers/promises';
import { deliverEffect } from '@courtside/api/effects';
import type { Db, Tx } from '@courtside/api/platform/db/database';
import type { JobSender } from '@courtside/api/platform/jobs/sender';

/** Rounds of what is not open any more, so that plans are made for tables as they are in use. */
export const earlierRounds = [
  `insert into dispatches (appearance_id, move_seq, because, is_urgent, started_at, ended_at)
   select id, 1, 'schedule', false, created_at, created_at + interval '1 day'
     from appearances where status <> 'open'`,
  `insert into tellings (dispatch_id, attorney_id, wave, reasons, told_at)
   select d.id, c.user_id, 'county', '{"score": 1}', d.started_at
     from dispatches d join appearances a on a.id = d.appearance_id
     cross join lateral (
       select user_id from attorney_counties where county_fips = a.county_fips
        order by user_id limit 2) c`,
  `insert into offers (appearance_id, attorney_id, wave, reasons, told_at, closed_at)
   select d.appearance_id, t.attorney_id, t.wave, t.reasons, t.told_at, d.ended_at
     from tellings t join dispatches d on d.id = t.dispatch_id`,
];

/** Open appearances of the data set whose hearing is days ahead, in no order that matters. */
export async function openAppearances(db: Db, many: number): Promise<string[]> {
  const found = await db.sql<{ id: string }>(
    `select id from appearances
      where status = 'open' and hearing_at > clock_now() + interval '3 days'
      order by id limit $1`,
    [many],
  );
  if (found.length < many) throw new Error(`There are only ${found.length} open appearances`);
  return found.map(({ id }) => id);
}

/** Puts on record that they were ordered just now, with the job that tells the first attorneys. */
export async function orderNow(tx: Tx, jobs: JobSender, ids: readonly string[]): Promise<void> {
  const effects = await tx.sql<{ effectId: string }>(
    `with ordered as (
       insert into appearance_history (appearance_id, seq, action, to_status, party)
       select id, 1, 'schedule', 'open', 'client' from unnest($1::uuid[]) as id
       returning id, appearance_id)
     insert into appearance_effects (history_id, appearance_id, effect, payload)
     select id, appearance_id, 'dispatch', '{"action": "schedule"}' from ordered
     returning id as "effectId"`,
    [ids],
  );
  await jobs.enqueueAll(tx, deliverEffect, effects);
}

/** Waits until a worker has told the first attorneys of all that was ordered. */
export async function untilTold(db: Db): Promise<void> {
  for (;;) {
    const [waiting] = await db.sql(
      `select id from appearance_effects where effect = 'dispatch' and delivered_at is null limit 1`,
    );
    if (!waiting) return;
    await setTimeout(20);
  }
}

/** What telling of appearances comes to, in the order in which it can be written. */
const rows = {
  dispatches: 'select d.appearance_id, d as row from told d',
  tellings: 'select d.appearance_id, t as row from told d join tellings t on t.dispatch_id = d.id',
  offers:
    'select d.appearance_id, o as row from told d join offers o on o.appearance_id = d.appearance_id',
  actions: `select d.appearance_id, c as row from told d
              join actions c on c.once_key = 'offer:' || d.id`,
  mails: `select d.appearance_id, m as row from told d
            join mails m on split_part(m.once_key, ':', 2) = d.id::text`,
  'pgboss.job': `select d.appearance_id, j as row from told d
                   join mails m on split_part(m.once_key, ':', 2) = d.id::text
                   join pgboss.job j on j.name = 'mail.send' and j.data ->> 'mailId' = m.id::text`,
};
type Table = keyof typeof rows;

/** The rows of one appearance, a text of JSON for each table. */
export type Told = ReadonlyMap<Table, string>;

/** Takes away what was written to tell attorneys of appearances, so that it can be written again. */
export async function takeBack(tx: Tx, ids: readonly string[]): Promise<Told[]> {
  const told = new Map(ids.map((id) => [id, new Map<Table, string>()]));
  const from = 'with told as (select * from dispatches where appearance_id = any($1))';
  const tables = Object.entries(rows) as [Table, string][];
  for (const [table, select] of tables) {
    const found = await tx.sql<{ id: string; json: string }>(
      `${from} select appearance_id as id, jsonb_agg(row)::text as json
                 from (${select}) found group by 1`,
      [ids],
    );
    for (const { id, json } of found) told.get(id)?.set(table, json);
  }
  for (const [table, select] of tables.toReversed()) {
    const key = table === 'tellings' ? '(dispatch_id, attorney_id)' : '(id)';
    const row = table === 'tellings' ? '(row).dispatch_id, (row).attorney_id' : '(row).id';
    const found = `${from} select ${row} from (${select}) found`;
    await tx.sql(
      `delete from ${table} where ${table === 'offers' ? 'appearance_id = any($1)' : `${key} in (${found})`}`,
      [ids],
    );
  }
  return [...told.values()];
}

/** The least that tells attorneys: the same rows, found and worded by nobody, a statement a table. */
export async function writePlainly(tx: Tx, told: Told): Promise<void> {
  for (const [table, json] of told) {
    const text = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`;
    await tx.all({ name: `plain_${table}`, text }, [json]);
  }
}
