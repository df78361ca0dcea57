import { IconFileOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

type NoSourceProps = { title: string; queries: readonly UseQueryResult[] };

/** In place of the form while what it starts from is on its way, or cannot be had. */
export function NoSource({ title, queries }: NoSourceProps) {
  const failed = queries.filter(({ isError }) => isError);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {failed.length === 0 && <SkeletonRows label="Loading the form" rows={6} />}
      {failed.length > 0 && <Failed failed={failed} />}
    </Page>
  );
}

function Failed({ failed }: { failed: readonly UseQueryResult[] }) {
  const errors = failed.map(({ error }) => error);
  const isGone = errors.some(isMissing);
  if (isGone) {
    return (
      <EmptyState
        icon={IconFileOff}
        title="There is nothing to start from here"
        action={<ButtonLink to="/client/manage/appearance">Manage My Appearances</ButtonLink>}
      >
        It was deleted, or it belongs to another account.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We could not load the form"
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    >
      {errors[0]?.message ?? ''}
    </ErrorState>
  );
}
