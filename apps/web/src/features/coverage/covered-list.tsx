import { IconX } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './coverage.module.css';

export type Covered = {
  id: string;
  name: string;
  detail?: string;
  /** No longer offered by us, for now. */
  isInactive: boolean;
};

type CoveredListProps<Item> = {
  /** What is listed, such as "counties". */
  noun: string;
  empty: string;
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  toCovered: (item: Item) => Covered;
  onRemove: (place: Covered) => Promise<void>;
};

export function CoveredList<Item>({
  noun,
  empty,
  list,
  toCovered,
  onRemove,
}: CoveredListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const items = list.data?.pages.flatMap((page) => page.items).map(toCovered);
  if (!items) {
    if (!list.isError) return <SkeletonRows label={`Loading your ${noun}`} rows={2} />;
    return (
      <ErrorState
        title={`We could not load your ${noun}`}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        Nothing of them is lost or changed.
      </ErrorState>
    );
  }
  const remove = async (place: Covered) => {
    // The pressed button goes away with its row, and the focus would go with it.
    frame.current?.focus();
    await onRemove(place);
  };
  return (
    <div ref={frame} tabIndex={-1} className={classes.frame}>
      {items.length === 0 && <p className={classes.quiet}>{empty}</p>}
      <ul className={classes.list} aria-label={`Your ${noun}`}>
        {items.map((place) => (
          <CoveredRow key={place.id} place={place} onRemove={() => void remove(place)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="secondary"
            size="s"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

type CoveredRowProps = { place: Covered; onRemove: () => void };

function CoveredRow({ place: { name, detail, isInactive }, onRemove }: CoveredRowProps) {
  return (
    <li>
      <div>
        <p className={classes.name}>{name}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
        {isInactive && <p className={classes.detail}>Not offered at the moment</p>}
      </div>
      <Button variant="ghost" size="s" onClick={onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden />
        Remove
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
