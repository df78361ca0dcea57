import { courtKindCodes, courtKinds } from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { countyFinder } from '../../platform/place-finders.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { ActiveFilter } from './active-filter.tsx';
import { nameOf } from './place-kinds.ts';
import { countyQuery, lookedUp } from './place-queries.ts';
import classes from './places.module.css';
import { useStateOptions } from './use-places.ts';

export const courtFilterNames = [
  'search',
  'active',
  'state',
  'county',
  'kind',
  'confidence',
  'sort',
] as const;
type CourtFilter = (typeof courtFilterNames)[number];

const kindOptions = courtKindCodes.map((value) => ({ value, label: courtKinds[value] }));
const surenessOptions = [
  { value: 'likely', label: 'Unverified' },
  { value: 'statute', label: 'Starter, by statute' },
  { value: 'certain', label: 'Starter, certain' },
  { value: 'confirmed', label: 'Confirmed' },
];
const orderOptions = [
  { value: '-name', label: 'Name, Z to A' },
  { value: 'newest', label: 'Newest first' },
];

type CourtFiltersProps = {
  filters: Record<CourtFilter, string>;
  onFilter: (changes: Partial<Record<CourtFilter, string>>) => void;
};

export function CourtFilters({ filters, onFilter }: CourtFiltersProps) {
  const { state, county } = filters;
  const chosen = useQuery({ ...lookedUp(countyQuery(county)), enabled: county !== '' }).data;
  return (
    <>
      <ListTools>
        <UrlSearch
          label="Search courts"
          placeholder="Court, city or county"
          value={filters.search}
          onChange={(value) => onFilter({ search: value })}
        />
        <ActiveFilter value={filters.active} onChange={(value) => onFilter({ active: value })} />
      </ListTools>
      <div className={classes.filters}>
        <FilterSelect
          label="State"
          all="All states"
          options={useStateOptions()}
          value={state}
          onChange={(value) => onFilter({ state: value, county: '' })}
        />
        <SearchSelect
          label=""
          aria-label="County"
          placeholder="All counties"
          finder={countyFinder(state || undefined)}
          value={county === '' ? null : { value: county, label: chosen ? nameOf(chosen) : county }}
          onChange={(found) => onFilter({ county: found?.value ?? '' })}
        />
        <FilterSelect
          label="Kind"
          all="All kinds"
          options={kindOptions}
          value={filters.kind}
          onChange={(value) => onFilter({ kind: value })}
        />
        <FilterSelect
          label="How sure we are"
          all="Verified or not"
          options={surenessOptions}
          value={filters.confidence}
          onChange={(value) => onFilter({ confidence: value })}
        />
        <FilterSelect
          label="Order"
          all="Name, A to Z"
          options={orderOptions}
          value={filters.sort}
          onChange={(value) => onFilter({ sort: value })}
        />
      </div>
    </>
  );
}
