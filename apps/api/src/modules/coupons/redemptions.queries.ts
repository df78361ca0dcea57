import type { coupons } from '@courtside/contract/coupons';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { plainDollars } from '@courtside/domain/money';
import type { DbOrTx } from '../../platform/db/database.ts';
import { keysetPage, type Page, where } from '../../platform/db/keyset.ts';

export type ListedRedemption = ResponseOf<typeof coupons.listRedemptions>['items'][number];

export async function listRedemptions(
  db: DbOrTx,
  couponId: string,
  { released, ...page }: QueryOf<typeof coupons.listRedemptions>,
): Promise<Page<ListedRedemption>> {
  return keysetPage<ListedRedemption>(
    db,
    {
      select: `
        select r.id, u.full_name as "clientName", u.firm, r.appearance_id as appearance,
               r.discount_cents as "discountCents", r.redeemed_at as "redeemedAt",
               r.released_at as "releasedAt"
          from coupon_redemptions r join users u on u.id = r.client_id`,
      where: [
        ...where('r.coupon_id = ?', couponId),
        ...where('(r.released_at is not null) = ?', released),
      ],
      key: [
        { column: 'r.redeemed_at', type: 'timestamptz', of: ({ redeemedAt }) => redeemedAt },
        { column: 'r.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const pageSize = 1000;

/** Every redemption as a line of a table, read page by page while it is sent. */
export async function* redemptionLines(
  db: DbOrTx,
  couponId: string,
): AsyncGenerator<readonly unknown[]> {
  yield [
    'Client',
    'Firm',
    'Appearance',
    'Discount (USD)',
    'Redeemed at (UTC)',
    'Given back at (UTC)',
  ];
  let cursor: string | undefined;
  do {
    const { items, next } = await listRedemptions(db, couponId, { cursor, limit: pageSize });
    for (const one of items) {
      yield [
        one.clientName,
        one.firm,
        one.appearance,
        plainDollars(one.discountCents),
        one.redeemedAt,
        one.releasedAt,
      ];
    }
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
