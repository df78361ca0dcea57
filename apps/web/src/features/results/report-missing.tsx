import { IconFileOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DatedSkeleton } from '../../ui/dated-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

type ReportMissingProps = { query: UseQueryResult; back: { to: string; label: string } };

/** What stands in for a report until it is there, or instead of it. */
export function ReportMissing({ query, back }: ReportMissingProps) {
  if (!query.isError) return <DatedSkeleton label="Loading the report" />;
  if (isMissing(query.error)) {
    return (
      <EmptyState
        icon={IconFileOff}
        title="There is no such report"
        action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      >
        It may belong to another account, or has not been sent yet.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We could not load the report"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error.message}
    </ErrorState>
  );
}
