import { caseTypes } from '@courtside/domain/case-types';
import { feeChangeWords } from '../../platform/fee-words.ts';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Instant } from '../../ui/instant.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { type ChangesQuery, type FeeChange, useFeeChanges } from './fee-queries.ts';
import classes from './fees.module.css';

type FeeChangesProps = {
  query: ChangesQuery;
  /** Whether each change names its appearance type: not where all are of one. */
  named: boolean;
};

/** Who changed a fee when, and what it was before. */
export function FeeChanges({ query, named }: FeeChangesProps) {
  const list = useFeeChanges(query);
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.isError) {
    return (
      <ErrorState
        title="We could not load the history"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {list.error.message}
      </ErrorState>
    );
  }
  if (!items) return <SkeletonRows label="Loading the history" rows={4} />;
  if (items.length === 0) {
    return <p className={classes.quiet}>Not changed yet. Every change will be listed here.</p>;
  }
  return (
    <div className={classes.changes}>
      <ol>
        {items.map((change) => (
          <Change key={change.id} change={change} named={named} />
        ))}
      </ol>
      {list.hasNextPage && (
        <LoadMore
          shown={`${items.length} shown`}
          hasMore
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

function Change({ change, named }: { change: FeeChange; named: boolean }) {
  const { appearanceTypeName, caseType, level, placeName, before, after, actorName, at } = change;
  const where = level === 'standard' ? 'Standard fee' : placeName;
  return (
    <li>
      <p className={classes.what}>
        {named ? `${appearanceTypeName}, ${caseTypes[caseType]}` : where}
      </p>
      {named && <p className={classes.quiet}>{where}</p>}
      {feeChangeWords(before, after).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className={classes.quiet}>
        {actorName ?? 'The system'}, <Instant at={at} />
      </p>
    </li>
  );
}
