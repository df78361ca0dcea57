import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './dashboard.module.css';
import { FirstOrder } from './first-order.tsx';
import { CoverageByMonth, SpendByMonth } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { type Overview, useOverview } from './overview-query.ts';
import { TopCourts } from './top-courts.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WeekAhead } from './week-ahead.tsx';

/** A client's work at a glance. What waits for them comes first on a phone. */
export function ClientOverview() {
  const query = useOverview();
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
  const { hasOrdered, draft, week, months, courts } = overview;
  if (!hasOrdered) return draft ? <WaitingList overview={overview} /> : <FirstOrder />;
  return (
    <div>
      <OverviewFigures overview={overview} />
      <div className={classes.columns} data-aside-first>
        <div className={classes.column}>
          <WeekAhead week={week} />
          <CoverageByMonth months={months} />
          <SpendByMonth months={months} />
        </div>
        <div className={classes.column}>
          <WaitingList overview={overview} />
          <TopCourts courts={courts} />
        </div>
      </div>
    </div>
  );
}
