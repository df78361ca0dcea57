import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isBuilt } from '../../platform/is-built.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { formatShortDate, formatTime } from '../../ui/format-date.ts';
import { Money } from '../../ui/money.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Redemption } from './coupon-queries.ts';

export const redemptionColumns: readonly Column<Redemption>[] = [
  {
    key: 'client',
    header: 'Client',
    kind: 'caption',
    cell: ({ clientName }) => clientName,
    detail: ({ firm }) => firm,
  },
  {
    key: 'appearance',
    header: 'Appearance',
    cell: (redemption) => <AppearanceLink {...redemption} />,
  },
  {
    key: 'redeemed',
    header: 'Redeemed',
    cell: ({ redeemedAt }) => <time dateTime={redeemedAt}>{formatShortDate(redeemedAt)}</time>,
    detail: ({ redeemedAt }) => `${formatTime(redeemedAt)} UTC`,
  },
  {
    key: 'standing',
    header: 'Standing',
    cell: ({ releasedAt }) =>
      releasedAt === null ? (
        <TagLabel icon={IconCircleCheck} tone="green">
          Counting
        </TagLabel>
      ) : (
        <TagLabel icon={IconArrowBackUp} tone="slate">
          Given back
        </TagLabel>
      ),
    detail: ({ releasedAt }) => releasedAt && formatShortDate(releasedAt),
  },
  {
    key: 'discount',
    header: 'Discount',
    kind: 'money',
    cell: ({ discountCents }) => <Money cents={discountCents} />,
  },
];

function AppearanceLink({ appearance, clientName }: Redemption) {
  if (!isBuilt('/admin/view/case/:selectedId')) return appearance.slice(-12);
  return (
    <Link to={`/admin/view/case/${appearance}`}>
      View
      <VisuallyHidden>{` the appearance of ${clientName}`}</VisuallyHidden>
    </Link>
  );
}
