import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DatedSkeleton } from '../../ui/dated-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Held } from './attendance-query.ts';

/** While it loads, when that fails, and when it is not this attorney's. */
export function NoHeld({ query }: { query: UseQueryResult<Held> }) {
  if (!query.isError) return <DatedSkeleton label="Loading the appearance" />;
  if (isMissing(query.error)) {
    return (
      <EmptyState
        icon={IconCalendarOff}
        title="There is no such appearance"
        action={<ButtonLink to="/attorney/manage/appearance">Manage My Appearances</ButtonLink>}
      >
        You may have given it back, or it may be another attorney’s.
      </EmptyState>
    );
  }
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
