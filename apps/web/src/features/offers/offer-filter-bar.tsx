import { modeCodes, modes } from '@courtside/domain/appearances';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { Button } from '../../ui/button.tsx';
import { DateFilter } from '../../ui/calendar/date-filter.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
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
  const { filters, query, setFilter, clear, isSet, setCount } = useOfferFilters();
  const [search, setSearch] = useSearchParams();
  const county = usePlaces(query).data?.items.find((each) => each.county === query.county);
  const sortBy = (value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set('sort', value);
    else next.delete('sort');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={classes.filters}>
      <div className={classes.filterRow}>
        <details className={classes.more} open={setCount > (query.county ? 1 : 0)}>
          <summary>
            <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
            Filters
            {setCount > 0 && <b>{setCount}</b>}
          </summary>
          <div className={classes.filterGrid}>
            <FilterSelect
              label="Practice area"
              all="All practice areas"
              options={caseTypeOptions}
              value={filters.caseType}
              onChange={(value) => setFilter('caseType', value)}
            />
            <FilterSelect
              label="State"
              all="All states"
              options={stateOptions}
              value={filters.state}
              onChange={(value) => setFilter('state', value)}
            />
            <FilterSelect
              label="How it is attended"
              all="In person or remote"
              options={modeOptions}
              value={filters.mode}
              onChange={(value) => setFilter('mode', value)}
            />
            <FilterSelect
              label="Fee"
              all="Any fee"
              options={feeOptions}
              value={filters.fee}
              onChange={(value) => setFilter('fee', value)}
            />
            <FilterSelect
              label="Distance"
              all="Any distance"
              options={distanceOptions}
              value={filters.within}
              onChange={(value) => setFilter('within', value)}
            />
            <div className={classes.dates}>
              <DateFilter
                label="From"
                value={filters.from}
                {...(filters.to && { max: filters.to })}
                onChange={(value) => setFilter('from', value)}
              />
              <DateFilter
                label="To"
                value={filters.to}
                {...(filters.from && { min: filters.from })}
                onChange={(value) => setFilter('to', value)}
              />
            </div>
          </div>
        </details>
        <div className={classes.sort}>
          <FilterSelect
            label="Order"
            all="Soonest first"
            options={sorts}
            value={query.sort === 'hearing' ? '' : (query.sort ?? '')}
            onChange={sortBy}
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
