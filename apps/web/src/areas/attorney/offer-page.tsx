import { useParams } from 'react-router';
import { ConflictHits } from '../../features/conflicts/conflict-hits.tsx';
import { OfferPage } from '../../features/offers/offer-page.tsx';
import { pageMeta } from '../../platform/page-meta.ts';

export const meta = () =>
  pageMeta('/attorney/view/available/appearance/:selectedId', {
    description: 'An open hearing that you could take.',
    index: false,
  });

export default function AttorneyOfferPage() {
  const { selectedId = '' } = useParams();
  return <OfferPage key={selectedId} id={selectedId} Hits={ConflictHits} />;
}
