import { AttorneyFigures } from './attorney-figures.tsx';
import { AttorneyHearings } from './attorney-hearings.tsx';
import {
  type AttorneyOverview as Overview,
  useAttorneyOverview,
} from './attorney-overview-query.ts';
import { AttorneyWaiting } from './attorney-waiting.tsx';
import classes from './dashboard.module.css';
import { EarningsByMonth } from './earnings-by-month.tsx';
import { LoadedOverview } from './loaded-overview.tsx';
import { OpenWorkNearby } from './open-work-nearby.tsx';

/** An attorney's work at a glance. What waits for them comes first on a phone. */
export function AttorneyOverview() {
  return (
    <LoadedOverview query={useAttorneyOverview()}>
      {(overview) => <Shown overview={overview} />}
    </LoadedOverview>
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
