import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '../../platform/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ApiReference } from './api-reference.tsx';
import { readApi } from './read-api.ts';

const documentPath = '/v1/openapi.json';

export const meta = () =>
  pageMeta('/v1/docs', {
    description: 'Every endpoint of the API: what it takes, what it answers and who may call it.',
    index: false,
  });

export default function ApiDocsPage() {
  return (
    <Page>
      <PageTitle
        lead={
          <>
            What each endpoint takes, what it answers and who may call it. For machines:{' '}
            <a href={documentPath}>openapi.json</a>
          </>
        }
      >
        API reference
      </PageTitle>
      <ApiDocs />
    </Page>
  );
}

function ApiDocs() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['openapi'],
    queryFn: fetchApi,
  });
  if (isPending) return <SkeletonRows label="Loading the API reference" rows={6} />;
  if (isError) {
    return (
      <ErrorState
        title="We could not load the API reference"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        Please check your network connection. The API itself may still answer.
      </ErrorState>
    );
  }
  if (data.groups.length === 0) {
    return (
      <EmptyState icon={IconPlugConnected} title="No endpoints">
        The description names none. It may come from a server that is still starting.
      </EmptyState>
    );
  }
  return <ApiReference api={data} />;
}

async function fetchApi({ signal }: { signal: AbortSignal }) {
  const response = await fetch(documentPath, { signal });
  if (!response.ok) throw new Error(`The description answered ${response.status}.`);
  return readApi(await response.json());
}
