import { useParams } from 'react-router';
import { HeldAppearancePage } from '../../features/attendance/held-appearance-page.tsx';
import { AddToCalendar } from '../../features/calendar-feeds/add-to-calendar.tsx';
import { HeldConflictHits } from '../../features/conflicts/conflict-hits.tsx';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/attorney/view/case/details/:selectedId', {
    description: 'One of the hearings that you have taken.',
    index: false,
  });

export default function AttorneyAppearancePage() {
  const { selectedId = '' } = useParams();
  return (
    <HeldAppearancePage
      id={selectedId}
      Hits={HeldConflictHits}
      calendar={<AddToCalendar appearanceId={selectedId} side="attorney" />}
    />
  );
}
