import { type ReactNode, useId, useState } from 'react';
import { FilterButtonLabel, filterButton } from './filter-button.tsx';
import classes from './filter-fold.module.css';

type FilterFoldProps = {
  /** How many of the filters are set. */
  count: number;
  children: ReactNode;
};

/** Filters in a row; on a phone behind a button, so that the list itself is what is seen first. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${filterButton} ${classes.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterButtonLabel count={count} />
      </button>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
