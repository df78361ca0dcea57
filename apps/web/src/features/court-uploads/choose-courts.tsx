import { courtUploads } from '@courtside/contract/court-uploads';
import { call } from '../../platform/api.ts';
import { ChooseSheet } from '../../ui/sheets/choose-sheet.tsx';
import { useKeepUpload } from './uploads-query.ts';

export function ChooseCourts({ onUploaded }: { onUploaded: (id: string) => void }) {
  const keep = useKeepUpload();
  return (
    <ChooseSheet
      label="File of courts"
      maxBytes={courtUploads.upload.upload.maxBytes}
      loadTemplate={() => call(courtUploads.getTemplate, {})}
      onFile={async (file) => {
        const query = { fileName: file.name.slice(0, 200) };
        const upload = await call(courtUploads.upload, { query, file });
        keep(upload);
        onUploaded(upload.id);
      }}
    >
      With headings in its first line and one court on each line below. Up to 200,000 lines.
    </ChooseSheet>
  );
}
