import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChosenSheet } from '../../ui/sheets/chosen-sheet.tsx';
import { EarlierSheets } from '../../ui/sheets/earlier-sheets.tsx';
import { LoadedSheet } from '../../ui/sheets/loaded-sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { ChooseCourts } from './choose-courts.tsx';
import { NameCourtColumns } from './name-court-columns.tsx';
import { uploadColumns } from './upload-columns.tsx';
import { UploadResult } from './upload-result.tsx';
import { useUpload, useUploads } from './uploads-query.ts';

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
          <ChooseCourts onUploaded={choose} />
        ) : (
          <Steps
            id={filters.upload}
            outcome={filters.outcome}
            onOutcome={(outcome) => setFilters({ outcome })}
            onOther={() => choose('')}
          />
        )}
        {/* Everybody's, so that a second person can look at what the first one handed in. */}
        <EarlierSheets
          label="Uploads"
          noun="uploads"
          columns={uploadColumns}
          chosen={filters.upload}
          list={useUploads()}
        >
          Every file that is handed in is listed here, with what became of it.
        </EarlierSheets>
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
  return (
    <LoadedSheet query={useUpload(id)} noun="upload">
      {(upload) => (
        <>
          <ChosenSheet
            sheet={upload}
            noun="line"
            facts={[{ name: 'By', value: upload.byName }]}
            onOther={onOther}
          />
          <NameCourtColumns key={upload.id} upload={upload} />
          <UploadResult upload={upload} outcome={outcome} onOutcome={onOutcome} />
        </>
      )}
    </LoadedSheet>
  );
}
