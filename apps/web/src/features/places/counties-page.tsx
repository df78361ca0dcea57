import { pageMeta } from '../../platform/page-meta.ts';
import { countyFinder } from '../../platform/place-finders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { ActiveFilter } from './active-filter.tsx';
import { countyColumns } from './county-columns.tsx';
import { NearestPlaces } from './nearest-places.tsx';
import { PlaceTable } from './place-table.tsx';
import { useCounties, useStateOptions } from './use-places.ts';

export const meta = () =>
  pageMeta('/admin/manage_county', { description: 'All counties we serve.', index: false });

export default function CountiesPage() {
  const { filters, setFilter, bind, clear, isSet } = useUrlFilters([
    'search',
    'active',
    'state',
    'sort',
  ]);
  const list = useCounties(givenOf(filters));
  const { search, state } = filters;
  return (
    <Page>
      <PageTitle actions={<ButtonLink to="/admin/add_county">New county</ButtonLink>}>
        County List
      </PageTitle>
      <ListTools>
        <UrlSearch label="Search counties" placeholder="Name or FIPS code" {...bind('search')} />
        <FilterSelect
          label="State"
          all="All states"
          options={useStateOptions()}
          {...bind('state')}
        />
        <ActiveFilter {...bind('active')} />
      </ListTools>
      <PlaceTable
        label="County List"
        noun="counties"
        columns={countyColumns}
        list={list}
        sort={filters.sort}
        onSort={(sort) => setFilter('sort', sort)}
        onClear={isSet ? clear : undefined}
        nearest={
          search && (
            <NearestPlaces
              kind="county"
              search={search}
              finder={countyFinder(state || undefined)}
            />
          )
        }
      />
    </Page>
  );
}
