import { Link } from 'react-router';
import type { Column } from '../../ui/data-table/column.ts';
import { Money } from '../../ui/money.tsx';
import type { Coupon } from './coupon-queries.ts';
import { CouponStateLabel } from './coupon-state.tsx';
import { discountWords, scopeWords, usesWords, windowWords } from './coupon-words.ts';
import classes from './coupons.module.css';

export const couponColumns: readonly Column<Coupon>[] = [
  {
    key: 'code',
    header: 'Code',
    kind: 'caption',
    cell: ({ id, code }) => (
      <Link className={classes.name} to={`/admin/edit_coupon/${id}`}>
        {code}
      </Link>
    ),
    detail: ({ description }) => description,
  },
  {
    key: 'discount',
    header: 'Discount',
    cell: (coupon) => discountWords(coupon),
    detail: (coupon) => scopeWords(coupon),
  },
  {
    key: 'window',
    header: 'Window',
    cell: (coupon) => <Part words={windowWords(coupon)[0] ?? 'always'} />,
    detail: (coupon) => windowWords(coupon)[1],
  },
  {
    key: 'uses',
    header: 'Uses',
    kind: 'number',
    cell: (coupon) => usesWords(coupon),
    detail: ({ redeemedCents }) => <Money cents={redeemedCents} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <CouponStateLabel state={state} />,
  },
];

/** Words that begin a line. */
function Part({ words }: { words: string }) {
  return <span className={classes.part}>{words}</span>;
}
