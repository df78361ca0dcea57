import classes from './dashboard.module.css';
import { FirstOrder } from './first-order.tsx';
import { LoadedOverview } from './loaded-overview.tsx';
import { CoverageByMonth, SpendByMonth } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { type Overview, useOverview } from './overview-query.ts';
import { TopCourts } from './top-courts.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WeekAhead } from './week-ahead.tsx';

/** A client's work at a glance. What waits for them comes first on a phone. */
export function ClientOverview() {
  return (
    <LoadedOverview query={useOverview()}>
      {(overview) => <Shown overview={overview} />}
    </LoadedOverview>
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
