import { randomUUID } from 'node:crypto';
import { coupons } from '../modules/coupons/coupons.schema.ts';
import { redeemCoupon } from '../modules/coupons/index.ts';
import type { Db } from '../platform/db/database.ts';
import { aUser } from './factories.ts';
import { aCourt } from './places.ts';

let made = 0;

/** A code that anyone may use for anything, unless the details say otherwise. */
export async function aCoupon(
  db: Db,
  details: Partial<typeof coupons.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  made += 1;
  const discount = details.amountOffCents ? {} : { percentOff: 25 };
  const [coupon] = await db.orm
    .insert(coupons)
    .values({ code: `CODE-${made}`, ...discount, ...details })
    .returning({ id: coupons.id, code: coupons.code });
  if (!coupon) throw new Error('The coupon was not stored');
  return coupon;
}

interface Use {
  clientId?: string;
  appearanceId?: string;
  subtotalCents?: number;
}

/** Uses a code for a Civil order of $100.00 of somebody, unless told otherwise. */
export async function redeem(db: Db, code: string, use: Use = {}) {
  const clientId = use.clientId ?? (await aUser(db, ['client'])).id;
  const { appearanceId = randomUUID(), subtotalCents = 10_000 } = use;
  await anOrder(db, appearanceId, clientId);
  return db.transaction((tx) =>
    redeemCoupon(tx, { code, clientId, appearanceId, caseType: 'Civil', subtotalCents }),
  );
}

/** What a redemption belongs to, put in unless it is there. */
async function anOrder(db: Db, id: string, clientId: string): Promise<void> {
  const { courtId, typeId } = await anywhere(db);
  await db.sql(
    `with ordered as (
     insert into appearances
       (id, client_id, status, court_id, county_fips, state_code, appearance_type_id, case_type,
        hearing_date, hearing_time,
        time_zone, hearing_at, expected_minutes, mode, caption, details, quote,
        client_total_cents, attorney_total_cents)
     select $1, $2, 'open', c.id, c.county_fips, c.state_code, $4, 'Civil', '2027-03-10', '09:00',
            'America/Los_Angeles', '2027-03-10T17:00:00Z', 30, 'in_person', 'Alder v. Birch', '{}',
            '{}', 10000, 6000
       from courts c where c.id = $3
     on conflict (id) do nothing returning id)
     insert into appearance_history (appearance_id, seq, action, to_status, party)
     select id, 1, 'schedule', 'open', 'client' from ordered`,
    [id, clientId, courtId, typeId],
  );
}

const places = new WeakMap<Db, Promise<{ courtId: string; typeId: string }>>();

/** One court and kind of hearing for all orders of a test's database. */
async function anywhere(db: Db): Promise<{ courtId: string; typeId: string }> {
  const known = places.get(db) ?? placeIn(db);
  places.set(db, known);
  return known;
}

async function placeIn(db: Db): Promise<{ courtId: string; typeId: string }> {
  const { id: courtId } = await aCourt(db);
  const [type] = await db.sql<{ id: string }>(
    `insert into appearance_types
       (case_type, name, utbms_task, usual_minutes, in_person, remote, client_fee_cents,
        attorney_fee_cents, included_minutes, client_hourly_cents, attorney_hourly_cents)
     values ('Civil', 'Hearing for coupons', 'L450', 30, true, true, 10000, 6000, 60, 5000, 3000)
     returning id`,
  );
  if (!type) throw new Error('The appearance type was not stored');
  return { courtId, typeId: type.id };
}
