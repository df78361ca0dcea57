import { accounts } from '@courtside/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AccountCard } from './account-card.tsx';
import { AttorneyOverview } from './attorney-overview.tsx';
import classes from './dashboard.module.css';
import { Loaded } from './dashboard-list.tsx';
import { GreetingTitle } from './greeting-title.tsx';
import { PracticeAtAGlance } from './practice-at-a-glance.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

export const meta = () =>
  pageMeta('/attorney/dashboard', { description: 'Your work at a glance.', index: false });

export default function AttorneyDashboard() {
  const account = useQuery({
    queryKey: ['account', 'attorney'],
    queryFn: async ({ signal }) => call(accounts.getAttorney, {}, { signal }),
  });
  return (
    <Page>
      <GreetingTitle />
      <Stack gap={8}>
        <AttorneyOverview />
        <Loaded query={account} what="your account">
          {(attorney) => (
            <div className={classes.columns}>
              <div className={classes.column}>
                <PracticeAtAGlance practice={attorney} />
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
      </Stack>
    </Page>
  );
}
