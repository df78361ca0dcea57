import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DatedSkeleton } from '../../ui/dated-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Offer, useStanding } from './offers-query.ts';

/** While an offer loads, when it fails, and when it is not open to this attorney (any more). */
export function NoOffer({ id, query }: { id: string; query: UseQueryResult<Offer> }) {
  const isGone = isMissing(query.error);
  const standing = useStanding(id, isGone);
  if (!query.isError || standing.isLoading) {
    return <DatedSkeleton label="Loading the appearance" />;
  }
  // An old mail may lead here after it was accepted.
  if (standing.data?.isYours) return <Navigate to={`/attorney/view/case/details/${id}`} replace />;
  if (!isGone) {
    return (
      <ErrorState
        title="We could not load the appearance"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      icon={IconCalendarOff}
      title="This appearance is not open to you"
      action={
        <ButtonLink to="/attorney/available/appearance">View Available Appearances</ButtonLink>
      }
    >
      Another attorney may have taken it, or the client may have canceled it.
    </EmptyState>
  );
}
