import { pageMeta } from '../../platform/page-meta.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { ChooseFile } from './choose-file.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { EarlierUploads } from './earlier-uploads.tsx';
import { MapColumns } from './map-columns.tsx';
import { UploadResult } from './upload-result.tsx';
import { useUpload } from './uploads-query.ts';

export const meta = () =>
  pageMeta('/admin/upload_court', {
    description: 'Add and change many courts with a file.',
    index: false,
  });

export default function UploadCourtsPage() {
  const { filters, setFilters } = useUrlFilters(['upload', 'outcome']);
  const choose = (upload: string) => setFilters({ upload, outcome: '' });
  return (
    <Page>
      <PageTitle lead="Add and change many at once. Nothing is written until you say so.">
        Upload courts
      </PageTitle>
      <Stack gap={7}>
        {filters.upload === '' ? (
          <ChooseFile onUploaded={choose} />
        ) : (
          <Steps
            id={filters.upload}
            outcome={filters.outcome}
            onOutcome={(outcome) => setFilters({ outcome })}
            onOther={() => choose('')}
          />
        )}
        <EarlierUploads chosen={filters.upload} />
      </Stack>
    </Page>
  );
}

type StepsProps = {
  id: string;
  outcome: string;
  onOutcome: (outcome: string) => void;
  onOther: () => void;
};

function Steps({ id, outcome, onOutcome, onOther }: StepsProps) {
  const { data: upload, error, isFetching, refetch } = useUpload(id);
  if (!upload) {
    return error ? (
      <ErrorState
        title="We could not load this upload"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </ErrorState>
    ) : (
      <SkeletonRows label="Loading the upload" />
    );
  }
  return (
    <>
      <ChosenFile upload={upload} onOther={onOther} />
      <MapColumns key={upload.id} upload={upload} />
      <UploadResult upload={upload} outcome={outcome} onOutcome={onOutcome} />
    </>
  );
}
