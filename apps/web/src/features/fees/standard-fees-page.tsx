import { caseTypeCodes } from '@courtside/domain/case-types';
import { IconPlus, IconReceipt2 } from '@tabler/icons-react';
import { useCallback } from 'react';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useStandardFees } from './fee-queries.ts';
import { standardFeeColumns } from './standard-fee-columns.tsx';

export const meta = () =>
  pageMeta('/admin/manage_type_of_appearance', {
    description: 'Appearance types with their standard fees.',
    index: false,
  });

const activeOptions = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
] as const;

export default function StandardFeesPage() {
  const { filters, setFilter, bind, clear, isSet } = useUrlFilters([
    'search',
    'caseType',
    'active',
  ]);
  const caseType = caseTypeCodes.find((code) => code === filters.caseType);
  const active = activeOptions.find(({ value }) => value === filters.active)?.value;
  const list = useStandardFees({
    ...(filters.search && { search: filters.search }),
    ...(caseType && { caseType }),
    ...(active && { active }),
  });
  const search = useCallback((value: string) => setFilter('search', value), [setFilter]);
  return (
    <Page>
      <PageTitle
        lead="What each kind of hearing costs where no place has a fee of its own."
        actions={
          <>
            <ButtonLink variant="secondary" to="/admin/manage_policy">
              Policies
            </ButtonLink>
            <ButtonLink to="/admin/add_type_of_appearance">
              <IconPlus size={18} stroke={1.75} aria-hidden />
              New standard fee
            </ButtonLink>
          </>
        }
      >
        Standard AA Fees
      </PageTitle>
      <ListTools>
        <UrlSearch
          label="Search standard fees"
          placeholder="Name or UTBMS code"
          value={filters.search}
          onChange={search}
        />
        <FilterSelect
          label="Practice area"
          all="All practice areas"
          options={caseTypeOptions}
          {...bind('caseType')}
        />
        <FilterChips legend="Offered" options={activeOptions} {...bind('active')} />
      </ListTools>
      <PagedTable
        label="Standard AA Fees"
        columns={standardFeeColumns}
        itemKey={({ id }) => id}
        expectedRows={12}
        list={list}
        noun="standard fees"
        empty={<NoFees onClear={isSet ? clear : undefined} />}
      />
    </Page>
  );
}

function NoFees({ onClear }: { onClear: (() => void) | undefined }) {
  if (!onClear) {
    return (
      <EmptyState icon={IconReceipt2} title="No standard fees yet">
        Nothing can be ordered until there is one. Add the first with New standard fee.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconReceipt2}
      title="No standard fees match"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Search for less, or choose another practice area.
    </EmptyState>
  );
}
