import { IconPlus, IconTicket } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { couponColumns } from './coupon-columns.tsx';
import { useCoupons } from './coupon-queries.ts';
import { isCouponState, stateOptions } from './coupon-state.tsx';

export const meta = () =>
  pageMeta('/admin/manage_coupon', {
    description: 'All promotional codes and how often they were used.',
    index: false,
  });

export default function CouponsPage() {
  const { filters, bind, clear, isSet } = useUrlFilters(['search', 'state']);
  const { search, state } = filters;
  const list = useCoupons({
    ...(search && { search }),
    ...(isCouponState(state) && { state }),
  });
  return (
    <Page>
      <PageTitle
        actions={
          <ButtonLink to="/admin/add_coupon">
            <IconPlus size={18} stroke={1.75} aria-hidden />
            Add a code
          </ButtonLink>
        }
      >
        Promotional Codes
      </PageTitle>
      <ListTools>
        <UrlSearch
          label="Search promotional codes"
          placeholder="Code or description"
          {...bind('search')}
        />
        <FilterChips legend="State" options={stateOptions} {...bind('state')} />
      </ListTools>
      <PagedTable
        label="Promotional Codes"
        columns={couponColumns}
        itemKey={({ id }) => id}
        list={list}
        noun="promotional codes"
        empty={<NoCoupons onClear={isSet ? clear : undefined} />}
      />
    </Page>
  );
}

function NoCoupons({ onClear }: { onClear: (() => void) | undefined }) {
  if (!onClear) {
    return (
      <EmptyState icon={IconTicket} title="No promotional codes yet">
        A code takes a percentage or an amount off what clients order.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconTicket}
      title="No promotional codes match"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Search for less, or choose another state.
    </EmptyState>
  );
}
