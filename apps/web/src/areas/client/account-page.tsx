import { ClientAccount } from '../../features/accounts/client-account.tsx';
import { CalendarFeedPanel } from '../../features/calendar-feeds/calendar-feed-panel.tsx';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/account', {
    description: 'Your profile, calendar feed, password and sessions.',
    index: false,
  });

export default function ClientAccountPage() {
  return (
    <ClientAccount
      views={[{ value: 'calendar', label: 'Calendar feed', panel: <CalendarFeedPanel /> }]}
    />
  );
}
