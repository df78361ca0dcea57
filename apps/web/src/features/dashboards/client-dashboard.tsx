import { accounts } from '@courtside/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { AccountCard } from './account-card.tsx';
import classes from './dashboard.module.css';
import { Loaded } from './dashboard-list.tsx';
import { GreetingTitle } from './greeting-title.tsx';
import { type NextStep, NextSteps } from './next-steps.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

export const meta = () =>
  pageMeta('/client/dashboard', { description: 'Your account at a glance.', index: false });

const steps: readonly NextStep[] = [
  {
    to: '/client/request/appearance',
    label: 'Schedule Appearance',
    detail: 'Nothing is charged until you schedule.',
  },
  {
    to: '/client/manage/appearance',
    label: 'Manage My Appearances',
    detail: 'What is scheduled, covered and reported.',
  },
];

export default function ClientDashboard() {
  const account = useQuery({
    queryKey: ['account', 'client'],
    queryFn: async ({ signal }) => call(accounts.getClient, {}, { signal }),
  });
  return (
    <Page>
      <GreetingTitle />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Loaded query={account} what="your account">
            {(contact) => <AccountCard contact={contact} accountPath="/account" isFirmNeeded />}
          </Loaded>
          <NextSteps steps={steps} />
        </div>
        <div className={classes.column}>
          <SignedInPlaces accountPath="/account" />
        </div>
      </div>
    </Page>
  );
}
