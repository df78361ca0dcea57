import type { coupon, coupons } from '@courtside/contract/coupons';
import type { QueryOf } from '@courtside/contract/endpoint';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { Refusal } from '../../platform/refusal.ts';

export type ListedCoupon = z.output<typeof coupon>;

// In the order in which the rules give their reasons.
const state = `
  case when not c.active then 'inactive'
       when c.starts_at > clock_now() then 'planned'
       when c.ends_at <= clock_now() then 'ended'
       when c.redeemed_count >= c.total_limit then 'used_up'
       else 'running' end`;

const select = `
  select c.id, c.code, c.description,
         case when c.percent_off is null
           then jsonb_build_object('kind', 'amount', 'cents', c.amount_off_cents)
           else jsonb_build_object('kind', 'percent', 'percent', c.percent_off) end as discount,
         c.starts_at as "startsAt", c.ends_at as "endsAt", c.total_limit as "totalLimit",
         c.per_client_limit as "perClientLimit", c.case_types as "caseTypes",
         c.minimum_cents as "minimumCents", c.active, ${state} as state,
         c.redeemed_count as "redeemedCount",
         (select coalesce(sum(r.discount_cents), 0) from coupon_redemptions r
           where r.coupon_id = c.id and r.released_at is null)::bigint as "redeemedCents",
         c.created_at as "createdAt", c.revision
    from coupons c`;

export async function listCoupons(
  db: DbOrTx,
  { search, state: wanted, ...page }: QueryOf<typeof coupons.list>,
) {
  return keysetPage<ListedCoupon>(
    db,
    {
      select,
      where: [
        ...where(`lower(c.code || ' ' || coalesce(c.description, '')) like ?`, containing(search)),
        ...where(`${state} = ?`, wanted),
      ],
      key: [
        { column: 'c.created_at', type: 'timestamptz', of: ({ createdAt }) => createdAt },
        { column: 'c.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const selectCoupon = statement<ListedCoupon>('select_coupon', `${select} where c.id = $1`);

export async function getCoupon(db: DbOrTx, id: string): Promise<ListedCoupon> {
  const found = await db.first(selectCoupon, [id]);
  if (!found) throw new Refusal('not_found');
  return found;
}

const lockById = statement<{ id: string }>(
  'lock_coupon',
  'select id from coupons where id = $1 for no key update',
);

/** As it stands once nobody else is changing it or taking a use of it. */
export async function lockCoupon(tx: Tx, id: string): Promise<ListedCoupon> {
  await tx.first(lockById, [id]);
  return getCoupon(tx, id);
}

const selectMostByClient = statement<{ most: number }>(
  'select_most_redemptions_by_client',
  `select count(*)::integer as most from coupon_redemptions
    where coupon_id = $1 and released_at is null
    group by client_id order by most desc limit 1`,
);

/** How often the client who used it most has used it. */
export async function mostByOneClient(db: DbOrTx, id: string): Promise<number> {
  return (await db.first(selectMostByClient, [id]))?.most ?? 0;
}
