import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './policies.module.css';
import { type PolicyVersion, versionsQuery } from './policies-queries.ts';
import { policyTitles, policyWords } from './policy-words.ts';

/** Who set which rule when, newest first. */
export function PolicyHistory() {
  return (
    <Section title="History">
      <Versions />
    </Section>
  );
}

function Versions() {
  const list = useInfiniteQuery(versionsQuery);
  const versions = list.data?.pages.flatMap((page) => page.items);
  if (!versions && list.isError) {
    return (
      <ErrorState
        title="We could not load the history"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        The rules themselves are not touched by this.
      </ErrorState>
    );
  }
  if (!versions) return <SkeletonRows label="Loading the history" rows={3} />;
  if (versions.length === 0) {
    return (
      <p className={classes.none}>
        Nobody has changed a rule yet: all are as they were delivered. Each change will be listed
        here.
      </p>
    );
  }
  return (
    <>
      <ol className={classes.history}>
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ol>
      {list.hasNextPage && (
        <LoadMore
          shown={`${versions.length} shown`}
          hasMore
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

function Version({ version: { name, value, at, actorName } }: { version: PolicyVersion }) {
  return (
    <li>
      <p className={classes.what}>{policyTitles[name]}</p>
      <p>{policyWords(name, value) ?? 'Set to values that are no longer allowed.'}</p>
      <p className={classes.who}>
        {actorName ?? 'The system'}, <Instant at={at} />
      </p>
    </li>
  );
}
