import { modeCodes, modes } from '@courtside/domain/appearances';
import { IconX } from '@tabler/icons-react';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { Button } from '../../ui/button.tsx';
import { DateRangeFilter } from '../../ui/calendar/date-range-filter.tsx';
import { FilterButtonLabel, filterButton } from '../../ui/filter-button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import classes from './offers.module.css';
import { usePlaces } from './offers-query.ts';
import { useOfferFilters } from './use-offer-filters.ts';

const modeOptions = modeCodes.map((value) => ({ value, label: modes[value] }));
const feeOptions = ['75', '100', '125', '150', '200', '300'].map((value) => ({
  value,
  label: `At least $${value}`,
}));
const distanceOptions = ['10', '25', '50', '100', '250'].map((value) => ({
  value,
  label: `Within ${value} mi`,
}));
const sorts = [
  { value: 'nearest', label: 'Nearest first' },
  { value: 'fee', label: 'Highest fee first' },
  { value: 'newest', label: 'Newest first' },
];

/** What narrows the list; all of it is in the address. */
export function OfferFilterBar() {
  const { query, setFilter, bind, clear, isSet, setCount } = useOfferFilters();
  const { setFilter: setOrder } = useUrlFilters(['sort']);
  const county = usePlaces(query).data?.items.find((each) => each.county === query.county);
  return (
    <div className={classes.filters}>
      <div className={classes.filterRow}>
        <details className={classes.more} open={setCount > (query.county ? 1 : 0)}>
          <summary className={filterButton}>
            <FilterButtonLabel count={setCount} />
          </summary>
          <div className={classes.filterGrid}>
            <FilterSelect
              label="Practice area"
              all="All practice areas"
              options={caseTypeOptions}
              {...bind('caseType')}
            />
            <FilterSelect
              label="State"
              all="All states"
              options={stateOptions}
              {...bind('state')}
            />
            <FilterSelect
              label="How it is attended"
              all="In person or remote"
              options={modeOptions}
              {...bind('mode')}
            />
            <FilterSelect label="Fee" all="Any fee" options={feeOptions} {...bind('fee')} />
            <FilterSelect
              label="Distance"
              all="Any distance"
              options={distanceOptions}
              {...bind('within')}
            />
            <div className={classes.dates}>
              <DateRangeFilter what="Hearings" from={bind('from')} to={bind('to')} />
            </div>
          </div>
        </details>
        <div className={classes.sort}>
          <FilterSelect
            label="Order"
            all="Soonest first"
            options={sorts}
            value={query.sort === 'hearing' ? '' : (query.sort ?? '')}
            onChange={(value) => setOrder('sort', value)}
          />
        </div>
      </div>
      {isSet && (
        <div className={classes.set}>
          {query.county && (
            <button type="button" className={classes.chip} onClick={() => setFilter('county', '')}>
              {county?.countyName ?? 'One county'}
              <IconX size={16} stroke={1.75} aria-label="Show all counties" />
            </button>
          )}
          <Button variant="ghost" size="s" onClick={clear}>
            Clear the filters
          </Button>
        </div>
      )}
    </div>
  );
}
