import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../button.tsx';
import classes from './data-table.module.css';

type LoadMoreProps = { shown: string; hasMore: boolean; loading?: boolean; onMore: () => void };

/** Adds the next page below the rows that are there. */
export function LoadMore({ shown, hasMore, loading = false, onMore }: LoadMoreProps) {
  return (
    <div className={classes.foot}>
      <span>{shown}</span>
      {hasMore && (
        <Button variant="secondary" size="s" busy={loading} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

type PagerProps = {
  shown: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Replaces the rows by the page before or after. Without page numbers: the list has cursors only. */
export function Pager({ shown, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={classes.foot} aria-label="Pages of the list">
      <span>{shown}</span>
      <span className={classes.pager}>
        <Button variant="secondary" size="s" disabled={!onPrevious} onClick={onPrevious}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          Previous
        </Button>
        <Button variant="secondary" size="s" disabled={!onNext} onClick={onNext}>
          Next
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </Button>
      </span>
    </nav>
  );
}
