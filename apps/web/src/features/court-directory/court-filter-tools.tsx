import { courtKindCodes, courtKinds } from '@courtside/domain/places';
import { useCallback } from 'react';
import { countyFinder } from '../../platform/place-finders.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import classes from './court-directory.module.css';
import { type CourtFilters, useStateOptions } from './courts-query.ts';

const kindOptions = courtKindCodes.map((value) => ({ value, label: courtKinds[value] }));

type CourtFilterToolsProps = {
  filters: CourtFilters;
  /** The chosen county in words, once a court of it is on the list. */
  countyName: string | undefined;
  onFilter: (changes: Partial<CourtFilters>) => void;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
};

export function CourtFilterTools({
  filters,
  countyName,
  onFilter,
  onClear,
}: CourtFilterToolsProps) {
  const { search, state, county, kind } = filters;
  const changeSearch = useCallback((value: string) => onFilter({ search: value }), [onFilter]);
  return (
    <div className={classes.tools}>
      <UrlSearch
        label="Search courts"
        placeholder="Court, city or county"
        value={search}
        onChange={changeSearch}
      />
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
        value={county === '' ? null : { value: county, label: countyName ?? `County ${county}` }}
        onChange={(found) => onFilter({ county: found?.value ?? '' })}
      />
      <FilterSelect
        label="Kind"
        all="All kinds"
        options={kindOptions}
        value={kind}
        onChange={(value) => onFilter({ kind: value })}
      />
      {onClear && (
        <Button variant="ghost" size="s" onClick={onClear}>
          Clear the filters
        </Button>
      )}
    </div>
  );
}
