import { IconCalendarSearch, IconRotate } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { OfferRow } from './offer-row.tsx';
import classes from './offers.module.css';
import { type OfferFilters, useOffers } from './offers-query.ts';
import { useAnswers } from './use-answers.ts';
import { useOfferFilters } from './use-offer-filters.ts';

export function OfferList({ filters }: { filters: OfferFilters }) {
  const list = useOffers(filters);
  const [search] = useSearchParams();
  const { clear, isSet } = useOfferFilters();
  const { reconsider, isBusy } = useAnswers();
  const isRejected = filters.rejected !== undefined;
  const items = list.data?.pages.flatMap((page) => page.items);
  if (list.isError && !items) {
    return (
      <ErrorState
        title="We could not load the appearances"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {list.error.message}
      </ErrorState>
    );
  }
  if (!items) return <SkeletonRows label="Loading the appearances" rows={5} />;
  if (items.length === 0) {
    return <Nothing isRejected={isRejected} onClear={isSet ? clear : undefined} />;
  }
  return (
    <>
      <ul className={classes.offers} aria-busy={list.isFetching}>
        {items.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isSelected={offer.id === search.get('selectedId')}>
            {isRejected && (
              <Button
                variant="secondary"
                size="s"
                busy={isBusy(offer.id)}
                onClick={() => void reconsider(offer.id)}
              >
                <IconRotate size={16} stroke={1.75} aria-hidden />
                Take it back
              </Button>
            )}
          </OfferRow>
        ))}
      </ul>
      <LoadMore
        shown={
          list.error
            ? `We could not load more: ${list.error.message}`
            : `${items.length} shown${list.hasNextPage ? '' : ', that is all'}`
        }
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

type NothingProps = { isRejected: boolean; onClear: (() => void) | undefined };

function Nothing({ isRejected, onClear }: NothingProps) {
  if (onClear) {
    return (
      <EmptyState
        icon={IconCalendarSearch}
        title="No appearances match"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        }
      >
        Widen the dates or the distance, or look at all of them.
      </EmptyState>
    );
  }
  if (isRejected) {
    return (
      <EmptyState icon={IconCalendarSearch} title="You have turned nothing down">
        What you reject waits here while it is open, in case you think again.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconCalendarSearch}
      title="Nothing to take right now"
      action={
        <ButtonLink variant="secondary" to="/attorney/account">
          Check what you take
        </ButtonLink>
      }
    >
      Work appears here where you are admitted, in the practice areas and places of your account.
    </EmptyState>
  );
}
