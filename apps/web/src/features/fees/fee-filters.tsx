import { placeLevels } from '@courtside/contract/fees';
import { IconAdjustmentsHorizontal, IconTrendingDown } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { countyFinder, courtFinder, stateFinder } from '../../platform/place-finders.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Found, SearchSelect } from '../../ui/search-select.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import type { FeeFilter } from './fee-query.ts';
import classes from './fees.module.css';
import { levelWords } from './place-levels.ts';
import { typeFinder } from './type-finder.ts';
import type { useChosen } from './use-chosen.ts';
import type { useFeeFilters } from './use-fee-filters.ts';

const levelOptions = placeLevels.map((value) => ({ value, label: levelWords[value].fees }));

type FeeFiltersProps = {
  address: ReturnType<typeof useFeeFilters>;
  chosen: ReturnType<typeof useChosen>;
};

/** Everything the grid can be narrowed by. On phones all but the search is folded away. */
export function FeeFilters({ address, chosen }: FeeFiltersProps) {
  const { filters, query, setFilters, clear, isSet } = address;
  const [isOpen, setOpen] = useState(false);
  const choose = (found: Found | null, name: FeeFilter, emptied: readonly FeeFilter[] = []) => {
    if (found) chosen.remember(found);
    const others = Object.fromEntries(emptied.map((each) => [each, '']));
    setFilters({ ...others, [name]: found?.value ?? '' });
  };
  const search = useCallback((value: string) => setFilters({ search: value }), [setFilters]);
  const within = {
    ...(query.state && { state: query.state }),
    ...(query.county && { county: query.county }),
  };
  return (
    <div className={classes.filters} data-open={isOpen || undefined}>
      <UrlSearch
        label="Search non-standard fees"
        placeholder="Type or place"
        value={filters.search}
        onChange={search}
      />
      <div className={classes.unfold}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
      </div>
      <FilterSelect
        label="Practice area"
        all="All practice areas"
        options={caseTypeOptions}
        value={query.caseType ?? ''}
        onChange={(value) => setFilters({ caseType: value, appearanceType: '' })}
      />
      <SearchSelect
        label={null}
        aria-label="Appearance type"
        placeholder="Appearance type"
        finder={typeFinder(query.caseType)}
        value={chosen.appearanceType}
        onChange={(found) => choose(found, 'appearanceType')}
      />
      <FilterSelect
        label="Level"
        all="All levels"
        options={levelOptions}
        value={query.level ?? ''}
        onChange={(value) => setFilters({ level: value })}
      />
      <SearchSelect
        label={null}
        aria-label="State"
        placeholder="State"
        finder={stateFinder}
        value={chosen.state}
        onChange={(found) => choose(found, 'state', ['county', 'court'])}
      />
      <SearchSelect
        label={null}
        aria-label="County"
        placeholder="County"
        finder={countyFinder(query.state)}
        value={chosen.county}
        onChange={(found) => choose(found, 'county', ['court'])}
      />
      <SearchSelect
        label={null}
        aria-label="Court"
        placeholder="Court"
        finder={courtFinder(within)}
        value={chosen.court}
        onChange={(found) => choose(found, 'court')}
      />
      <div className={classes.toggles}>
        <Button
          variant="secondary"
          aria-pressed={query.atALoss === 'true'}
          onClick={() => setFilters({ atALoss: query.atALoss === 'true' ? '' : 'true' })}
        >
          <IconTrendingDown size={18} stroke={1.75} aria-hidden />
          At a loss
        </Button>
        {isSet && (
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
