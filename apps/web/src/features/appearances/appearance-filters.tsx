import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { DateFilter } from '../../ui/calendar/date-filter.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';

const sorts = [
  { value: 'hearing', label: 'Earliest hearing first' },
  { value: 'newest', label: 'Newest order first' },
];

export const filterNames = ['status', 'search', 'caseType', 'state', 'from', 'to', 'sort'] as const;
type FilterName = (typeof filterNames)[number];

type AppearanceFiltersProps = {
  filters: Record<FilterName, string>;
  setFilter: (name: FilterName, value: string) => void;
  /** A calendar has an order of its own. */
  withSort: boolean;
};

export function AppearanceFilters({ filters, setFilter, withSort }: AppearanceFiltersProps) {
  const { search, caseType, state, from, to, sort } = filters;
  return (
    <ListTools>
      <UrlSearch
        label="Search appearances"
        placeholder="Caption, case or file number"
        value={search}
        onChange={(value) => setFilter('search', value)}
      />
      <FilterSelect
        label="Practice area"
        all="All practice areas"
        options={caseTypeOptions}
        value={caseType}
        onChange={(value) => setFilter('caseType', value)}
      />
      <FilterSelect
        label="State"
        all="All states"
        options={stateOptions}
        value={state}
        onChange={(value) => setFilter('state', value)}
      />
      <DateFilter
        label="From"
        value={from}
        {...(to && { max: to })}
        onChange={(value) => setFilter('from', value)}
      />
      <DateFilter
        label="To"
        value={to}
        {...(from && { min: from })}
        onChange={(value) => setFilter('to', value)}
      />
      {withSort && (
        <FilterSelect
          label="Order"
          all="Latest hearing first"
          options={sorts}
          value={sort}
          onChange={(value) => setFilter('sort', value)}
        />
      )}
    </ListTools>
  );
}
