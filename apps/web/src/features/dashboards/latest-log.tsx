import { logs } from '@courtside/contract/logs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardList, Loaded } from './dashboard-list.tsx';

export function LatestLog() {
  const query = useQuery({
    queryKey: ['logs', 'latest'],
    queryFn: async ({ signal }) => call(logs.list, { query: { limit: 8 } }, { signal }),
  });
  return (
    <Section
      title="Latest in the system log"
      actions={<Link to="/admin/manage_log">System Log</Link>}
    >
      <Loaded query={query} what="the log">
        {({ items }) => (
          <DashboardList
            empty="Nothing is written down yet."
            items={items.map(({ seq, at, action, actorName, recordType }) => ({
              key: String(seq),
              title: (
                <Link to={`/admin/manage_log?action=${encodeURIComponent(action)}`}>{action}</Link>
              ),
              detail: (
                <>
                  {actorName ?? 'Nobody signed in'}, {recordType}, <Instant at={at} />
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}
