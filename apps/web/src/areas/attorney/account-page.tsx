import { useQuery } from '@tanstack/react-query';
import { AttorneyAccount } from '../../features/accounts/attorney-account.tsx';
import { CalendarFeedPanel } from '../../features/calendar-feeds/calendar-feed-panel.tsx';
import { ConflictList } from '../../features/conflicts/conflict-list.tsx';
import { CoveragePanel } from '../../features/coverage/coverage-panel.tsx';
import { newCourtsQuery } from '../../features/coverage/coverage-queries.ts';
import { AvailabilityPanel } from '../../features/practices/availability-panel.tsx';
import { DocumentsPanel } from '../../features/practices/documents-panel.tsx';
import { HomeCounty } from '../../features/practices/home-county.tsx';
import { PracticePanel } from '../../features/practices/practice-panel.tsx';
import { homeQuery } from '../../features/practices/practice-queries.ts';
import { StandingNote } from '../../features/practices/standing-note.tsx';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/attorney/account', {
    description: 'Your profile, admissions, coverage, availability, documents and sessions.',
    index: false,
  });

export default function AttorneyAccountPage() {
  const { data: news } = useQuery(newCourtsQuery);
  return (
    <AttorneyAccount
      notice={<StandingNote />}
      views={[
        { value: 'practice', label: 'Practice', panel: <PracticePanel /> },
        {
          value: 'coverage',
          label: 'Where you appear',
          ...(news?.items.length && { count: news.items.length }),
          panel: <Coverage />,
          isWide: true,
        },
        { value: 'availability', label: 'Availability', panel: <AvailabilityPanel /> },
        { value: 'documents', label: 'Documents', panel: <DocumentsPanel /> },
        { value: 'conflicts', label: 'Conflict list', panel: <ConflictList /> },
        { value: 'calendar', label: 'Calendar feed', panel: <CalendarFeedPanel /> },
      ]}
    />
  );
}

function Coverage() {
  const county = useQuery(homeQuery).data?.county;
  return (
    <CoveragePanel
      {...(county && { home: { id: county.id, name: `${county.fullName}, ${county.state}` } })}
    >
      <HomeCounty />
    </CoveragePanel>
  );
}
