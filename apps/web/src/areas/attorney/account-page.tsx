import { useQuery } from '@tanstack/react-query';
import {
  AttorneyAccount,
  attorneyProfileQuery,
} from '../../features/accounts/attorney-account.tsx';
import { CoveragePanel } from '../../features/coverage/coverage-panel.tsx';
import { newCourtsQuery } from '../../features/coverage/coverage-queries.ts';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/attorney/account', {
    description: 'Your profile, admissions, coverage, password and sessions.',
    index: false,
  });

export default function AttorneyAccountPage() {
  const { data: profile } = useQuery(attorneyProfileQuery);
  const { data: news } = useQuery(newCourtsQuery);
  return (
    <AttorneyAccount
      coverage={{
        label: 'Where you appear',
        ...(news?.items.length && { count: news.items.length }),
        panel: <CoveragePanel practiceStates={profile?.states} />,
      }}
    />
  );
}
