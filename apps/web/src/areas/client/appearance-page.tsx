import { useParams } from 'react-router';
import { AppearancePage } from '../../features/appearances/appearance-page.tsx';
import { AddToCalendar } from '../../features/calendar-feeds/add-to-calendar.tsx';
import { ProposalNotice } from '../../features/proposals/proposal-notice.tsx';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/client/view/case/details/:selectedId', {
    description: 'One of your appearances.',
    index: false,
  });

export default function ClientAppearancePage() {
  const { selectedId = '' } = useParams();
  return (
    <AppearancePage
      id={selectedId}
      Notice={ProposalNotice}
      calendar={<AddToCalendar appearanceId={selectedId} side="client" />}
    />
  );
}
