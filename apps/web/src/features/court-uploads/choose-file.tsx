import { courtUploads } from '@courtside/contract/court-uploads';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { DropFile } from '../../ui/drop-file.tsx';
import { Section } from '../../ui/section.tsx';
import { useKeepUpload } from './uploads-query.ts';

type ChooseFileProps = { onUploaded: (id: string) => void };

/** The first step: a file by button or dropped onto the page. */
export function ChooseFile({ onUploaded }: ChooseFileProps) {
  const keep = useKeepUpload();
  return (
    <Section
      title="1. Choose a file"
      actions={
        <DownloadButton load={() => call(courtUploads.getTemplate, {})}>
          Download the template
        </DownloadButton>
      }
    >
      <DropFile
        icon={IconFileSpreadsheet}
        title="Drop a CSV or XLSX file here"
        label="File of courts"
        accept=".csv,.tsv,.txt,.xlsx"
        maxBytes={courtUploads.upload.upload.maxBytes}
        onFile={async (file) => {
          const query = { fileName: file.name.slice(0, 200) };
          const upload = await call(courtUploads.upload, { query, file });
          keep(upload);
          onUploaded(upload.id);
        }}
      >
        With headings in its first line and one court on each line below. Up to 200,000 lines.
      </DropFile>
    </Section>
  );
}
