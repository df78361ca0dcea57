import { offers } from '@courtside/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { offersKey } from '../../platform/record-keys.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { NoOffer } from './no-offer.tsx';

export const meta = () =>
  pageMeta('/appearance/accept/:attorneyId/:selectedId/:clientId', {
    description: 'Where the link of a mail leads.',
    index: false,
  });

export default function OpenByMailPage() {
  const { attorneyId, selectedId: appearanceId, clientId } = useParams();
  if (!attorneyId || !appearanceId || !clientId) return <Navigate to="/" replace />;
  return <Opening attorneyId={attorneyId} appearanceId={appearanceId} clientId={clientId} />;
}

type Link = { attorneyId: string; appearanceId: string; clientId: string };

/** The link "view and accept" of a mail: it opens the appearance, and accepts nothing by itself. */
function Opening(params: Link) {
  const { attorneyId, appearanceId, clientId } = params;
  const query = useQuery({
    queryKey: [...offersKey, 'by-mail', attorneyId, appearanceId, clientId],
    queryFn: async ({ signal }) => call(offers.openByMail, { params }, { signal }),
  });
  if (query.data) {
    return <Navigate to={`/attorney/view/available/appearance/${appearanceId}`} replace />;
  }
  return (
    <Page>
      <PageTitle>Available appearance</PageTitle>
      {query.isError ? (
        <NoOffer id={appearanceId} query={query} />
      ) : (
        <SkeletonRows label="Opening the appearance" rows={4} />
      )}
    </Page>
  );
}
