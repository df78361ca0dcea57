import { users } from '@courtside/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardList, Loaded } from './dashboard-list.tsx';

export function NewestClients() {
  const query = useQuery({
    queryKey: ['users', 'clients', 'newest'],
    queryFn: async ({ signal }) => call(users.listClients, { query: { limit: 5 } }, { signal }),
  });
  return (
    <Section
      title="Newest clients"
      actions={<Link to="/admin/manage_client_list">Client Accounts</Link>}
    >
      <Loaded query={query} what="the clients">
        {({ items }) => (
          <DashboardList
            empty="No clients yet."
            items={items.map(({ id, firm, fullName, createdAt }) => ({
              key: id,
              title: firm || fullName,
              detail: (
                <>
                  {firm && `${fullName}, `}
                  <Instant at={createdAt} withTime={false} />
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}
