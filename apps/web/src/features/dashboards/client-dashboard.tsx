import { accounts } from '@courtside/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AccountCard } from './account-card.tsx';
import { ClientOverview } from './client-overview.tsx';
import classes from './dashboard.module.css';
import { Loaded } from './dashboard-list.tsx';
import { GreetingTitle } from './greeting-title.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

export const meta = () =>
  pageMeta('/client/dashboard', { description: 'Your work at a glance.', index: false });

export default function ClientDashboard() {
  const account = useQuery({
    queryKey: ['account', 'client'],
    queryFn: async ({ signal }) => call(accounts.getClient, {}, { signal }),
  });
  return (
    <Page>
      <GreetingTitle />
      <Stack gap={8}>
        <ClientOverview />
        <div className={classes.columns}>
          <Loaded query={account} what="your account">
            {(contact) => <AccountCard contact={contact} accountPath="/account" isFirmNeeded />}
          </Loaded>
          <SignedInPlaces accountPath="/account" />
        </div>
      </Stack>
    </Page>
  );
}
