import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import classes from './dashboard.module.css';
import { FailedJobs } from './failed-jobs.tsx';
import { GreetingTitle } from './greeting-title.tsx';
import { LatestLog } from './latest-log.tsx';
import { NewestClients } from './newest-clients.tsx';
import { WaitingAttorneys } from './waiting-attorneys.tsx';

export const meta = () =>
  pageMeta('/admin', { description: 'What waits for an administrator.', index: false });

export default function AdminDashboard() {
  return (
    <Page>
      <GreetingTitle />
      <div className={classes.columns}>
        <div className={classes.column}>
          <WaitingAttorneys />
          <LatestLog />
        </div>
        <div className={classes.column}>
          <NewestClients />
          <FailedJobs />
        </div>
      </div>
    </Page>
  );
}
