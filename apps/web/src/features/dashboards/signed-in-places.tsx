import { accounts } from '@courtside/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardList, Loaded } from './dashboard-list.tsx';

const mostShown = 3;

/** Where the account is signed in, newest use first; the rest is on the account screen. */
export function SignedInPlaces({ accountPath }: { accountPath: string }) {
  const query = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => call(accounts.listSessions, {}, { signal }),
  });
  return (
    <Section
      title="Where you are signed in"
      actions={<Link to={`${accountPath}?tab=sessions`}>Active sessions</Link>}
    >
      <Loaded query={query} what="your sessions">
        {({ items }) => (
          <DashboardList
            empty="Nowhere but here."
            items={items.slice(0, mostShown).map(({ id, device, isThisOne, lastUsedAt }) => ({
              key: id,
              title: isThisOne ? `${device}, this one` : device,
              detail: (
                <>
                  Last used <Instant at={lastUsedAt} />
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}
