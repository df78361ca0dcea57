import { formatCents } from '@courtside/domain/money';
import { IconTicket } from '@tabler/icons-react';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { type Coupon, useRedemptions } from './coupon-queries.ts';
import { usesWords } from './coupon-words.ts';
import classes from './coupons.module.css';
import { ExportRedemptions } from './export-redemptions.tsx';
import { redemptionColumns } from './redemption-columns.tsx';

const standings = [
  { value: 'false', label: 'Counting' },
  { value: 'true', label: 'Given back' },
] as const;

/** Who used the code, and what it has cost so far. */
export function Redemptions({ coupon }: { coupon: Coupon }) {
  const { filters, setFilter } = useUrlFilters(['released']);
  const released = standings.find(({ value }) => value === filters.released)?.value;
  const list = useRedemptions(coupon.id, { ...(released && { released }) });
  const items = list.data?.pages.flatMap((page) => page.items);
  const isUnused = items?.length === 0 && !released;
  return (
    <Section
      title="Redemptions"
      actions={!isUnused && items && <ExportRedemptions id={coupon.id} />}
    >
      {!isUnused && (
        <div className={classes.totals}>
          <p>
            Used <strong>{usesWords(coupon)}</strong>
            {coupon.totalLimit === null && (coupon.redeemedCount === 1 ? ' time' : ' times')}, for{' '}
            <strong>{formatCents(coupon.redeemedCents)}</strong> off in all
          </p>
          <FilterChips
            legend="Which redemptions"
            options={standings}
            value={released ?? ''}
            onChange={(value) => setFilter('released', value)}
          />
        </div>
      )}
      <PagedTable
        label="Redemptions"
        columns={redemptionColumns}
        itemKey={({ id }) => id}
        expectedRows={3}
        list={list}
        noun="redemptions"
        empty={<NoRedemptions isFiltered={released !== undefined} />}
      />
    </Section>
  );
}

function NoRedemptions({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={IconTicket} title={isFiltered ? 'None of this kind' : 'Nobody used it yet'}>
      {isFiltered
        ? 'A use is given back when its appearance is canceled without a fee.'
        : 'Each order that uses the code is listed here, newest first.'}
    </EmptyState>
  );
}
