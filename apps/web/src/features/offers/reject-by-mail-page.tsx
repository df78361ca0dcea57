import { offers } from '@courtside/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

export const meta = () =>
  pageMeta('/appearance/reject/:attorneyId/:appearanceId/:clientId', {
    description: 'Where the link of a mail leads.',
    index: false,
  });

export default function RejectByMailPage() {
  const { attorneyId, appearanceId, clientId } = useParams();
  if (!attorneyId || !appearanceId || !clientId) return <Navigate to="/" replace />;
  return <Rejecting attorneyId={attorneyId} appearanceId={appearanceId} clientId={clientId} />;
}

type Link = { attorneyId: string; appearanceId: string; clientId: string };

/** Rejects as soon as it is seen: only the attorney's own session can, so a scanner of mails cannot. */
function Rejecting(params: Link) {
  const query = useQuery({
    queryKey: ['reject-by-mail', params],
    queryFn: async ({ signal }) => call(offers.rejectByMail, { params }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data) {
    const rejected = `/attorney/available/appearance?rejected&selectedId=${params.appearanceId}`;
    return <Navigate to={rejected} replace />;
  }
  return (
    <Page width="form">
      {query.isError ? (
        <>
          <PageTitle>Appearance rejection error</PageTitle>
          <Stack gap={5}>
            <Note kind="bad" live>
              {query.error.message || 'Could not reject appearance'}
            </Note>
            <div>
              <ButtonLink to="/attorney/available/appearance">
                View Available Appearances
              </ButtonLink>
            </div>
          </Stack>
        </>
      ) : (
        <>
          <PageTitle>Reject appearance</PageTitle>
          <output>Please wait trying to reject appearance</output>
        </>
      )}
    </Page>
  );
}
