import { IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import type { LogFilter } from './log-entry-details.tsx';
import classes from './logs.module.css';

type LogFiltersProps = {
  filters: Record<LogFilter, string>;
  actorName: string | undefined;
  onFilter: (name: LogFilter, value: string) => void;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
};

const boxes = [
  { name: 'action', label: 'Action', placeholder: 'Action, such as auth.login' },
  { name: 'recordType', label: 'Record type', placeholder: 'Record type, such as user' },
  { name: 'recordId', label: 'Record id', placeholder: 'Record id' },
] as const;

export function LogFilters({ filters, actorName, onFilter, onClear }: LogFiltersProps) {
  return (
    <>
      <div className={classes.filters}>
        {boxes.map((box) => (
          <FilterBox key={box.name} {...box} value={filters[box.name]} onFilter={onFilter} />
        ))}
      </div>
      {onClear && (
        <div className={classes.set}>
          {filters.actorId && (
            <Button variant="secondary" size="s" onClick={() => onFilter('actorId', '')}>
              {`Actor: ${actorName ?? filters.actorId}`}
              <IconX size={16} stroke={1.75} aria-label="Remove" />
            </Button>
          )}
          <Button variant="ghost" size="s" onClick={onClear}>
            Clear the filters
          </Button>
        </div>
      )}
    </>
  );
}

type FilterBoxProps = (typeof boxes)[number] &
  Pick<LogFiltersProps, 'onFilter'> & { value: string };

function FilterBox({ name, onFilter, ...box }: FilterBoxProps) {
  const change = useCallback((value: string) => onFilter(name, value), [name, onFilter]);
  return <UrlSearch {...box} onChange={change} />;
}
