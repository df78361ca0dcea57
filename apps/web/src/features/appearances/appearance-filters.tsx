import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { DateRangeFilter } from '../../ui/calendar/date-range-filter.tsx';
import { FilterFold } from '../../ui/filter-fold.tsx';
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
  bind: (name: FilterName) => { value: string; onChange: (value: string) => void };
  /** A calendar has an order of its own. */
  withSort: boolean;
};

const folded = ['caseType', 'state', 'from', 'to'] as const;

export function AppearanceFilters({ bind, withSort }: AppearanceFiltersProps) {
  const count = folded.filter((name) => bind(name).value).length;
  return (
    <ListTools>
      <UrlSearch
        label="Search appearances"
        placeholder="Caption, case or file number"
        {...bind('search')}
      />
      <FilterFold count={count}>
        <FilterSelect
          label="Practice area"
          all="All practice areas"
          options={caseTypeOptions}
          {...bind('caseType')}
        />
        <FilterSelect label="State" all="All states" options={stateOptions} {...bind('state')} />
        <DateRangeFilter what="Hearings" from={bind('from')} to={bind('to')} />
        {withSort && (
          <FilterSelect
            label="Order"
            all="Latest hearing first"
            options={sorts}
            {...bind('sort')}
          />
        )}
      </FilterFold>
    </ListTools>
  );
}
