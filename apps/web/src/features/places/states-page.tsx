import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ActiveFilter } from './active-filter.tsx';
import { PlaceTable } from './place-table.tsx';
import { stateColumns } from './state-columns.tsx';
import { useStates } from './use-places.ts';

export const meta = () =>
  pageMeta('/admin/manage_state', { description: 'All states we serve.', index: false });

export default function StatesPage() {
  const { filters, setFilter, bind, clear, isSet } = useUrlFilters(['search', 'active', 'sort']);
  const list = useStates(givenOf(filters));
  return (
    <Page>
      <PageTitle actions={<ButtonLink to="/admin/add_state">New state</ButtonLink>}>
        State List
      </PageTitle>
      <ListTools>
        <UrlSearch label="Search states" placeholder="Name or code" {...bind('search')} />
        <ActiveFilter {...bind('active')} />
      </ListTools>
      <PlaceTable
        label="State List"
        noun="states"
        columns={stateColumns}
        list={list}
        sort={filters.sort}
        onSort={(sort) => setFilter('sort', sort)}
        onClear={isSet ? clear : undefined}
      />
    </Page>
  );
}
