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
import { PracticeAtAGlance } from './practice-at-a-glance.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

export const meta = () =>
  pageMeta('/attorney/dashboard', { description: 'Your practice at a glance.', index: false });

const steps: readonly NextStep[] = [
  {
    to: '/attorney/available/appearance',
    label: 'View Available Appearances',
    detail: 'Open hearings where you are admitted.',
  },
  {
    to: '/attorney/account',
    label: 'Manage My Account',
    detail: 'Admissions, practice areas and states decide which appearances reach you.',
  },
];

export default function AttorneyDashboard() {
  const account = useQuery({
    queryKey: ['account', 'attorney'],
    queryFn: async ({ signal }) => call(accounts.getAttorney, {}, { signal }),
  });
  return (
    <Page>
      <GreetingTitle />
      <Loaded query={account} what="your account">
        {(attorney) => (
          <div className={classes.columns}>
            <div className={classes.column}>
              <PracticeAtAGlance practice={attorney} />
              <NextSteps steps={steps} />
            </div>
            <div className={classes.column}>
              <AccountCard
                contact={attorney}
                accountPath="/attorney/account"
                isFirmNeeded={false}
              />
              <SignedInPlaces accountPath="/attorney/account" />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
