import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './dashboard.module.css';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is loaded, such as "your sessions". */
  what: string;
  children: (data: Data) => ReactNode;
};

/** A part of the dashboard that loads and fails by itself, and leaves the others alone. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <SkeletonRows label={`Loading ${what}`} rows={2} />;
  return (
    <Note kind="bad" live>
      We could not load {what}.{' '}
      <Button variant="ghost" size="s" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Note>
  );
}

type Item = { key: string; title: ReactNode; detail?: ReactNode; aside?: ReactNode };

export function DashboardList({ items, empty }: { items: readonly Item[]; empty: ReactNode }) {
  if (items.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.list}>
      {items.map(({ key, title, detail, aside }) => (
        <li key={key}>
          <div>
            <p className={classes.itemTitle}>{title}</p>
            {detail && <p className={classes.itemDetail}>{detail}</p>}
          </div>
          {aside}
        </li>
      ))}
    </ul>
  );
}
