import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { AttorneyFigures } from './attorney-figures.tsx';
import { AttorneyHearings } from './attorney-hearings.tsx';
import {
  type AttorneyOverview as Overview,
  useAttorneyOverview,
} from './attorney-overview-query.ts';
import { AttorneyWaiting } from './attorney-waiting.tsx';
import classes from './dashboard.module.css';
import { EarningsByMonth } from './earnings-by-month.tsx';
import { OpenWorkNearby } from './open-work-nearby.tsx';

/** An attorney's work at a glance. What waits for them comes first on a phone. */
export function AttorneyOverview() {
  const query = useAttorneyOverview();
  if (query.data) return <Shown overview={query.data} />;
  if (!query.isError) return <SkeletonRows label="Loading your overview" rows={6} />;
  return (
    <ErrorState
      title="We could not load your overview"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error.message}
    </ErrorState>
  );
}

function Shown({ overview }: { overview: Overview }) {
  return (
    <div>
      <AttorneyFigures overview={overview} />
      <div className={classes.columns} data-aside-first>
        <div className={classes.column}>
          <AttorneyHearings overview={overview} />
          <EarningsByMonth earnings={overview.earnings} />
        </div>
        <div className={classes.column}>
          <AttorneyWaiting overview={overview} />
          <OpenWorkNearby nearby={overview.nearby} />
        </div>
      </div>
    </div>
  );
}
