import { courtUploads } from '@courtside/contract/court-uploads';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { Note } from '../../ui/note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './court-uploads.module.css';
import { DownloadButton } from './download-button.tsx';
import { useKeepUpload } from './uploads-query.ts';

type ChooseFileProps = { onUploaded: (id: string) => void };

/** The first step: a file by button or dropped onto the page. */
export function ChooseFile({ onUploaded }: ChooseFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  const keep = useKeepUpload();
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);

  const send = async (file: File | undefined) => {
    if (!file || reading !== undefined) return;
    const refused = reasonAgainst(file);
    setFailure(refused);
    if (refused) return;
    setReading(file.name);
    try {
      const query = { fileName: file.name.slice(0, 200) };
      const upload = await call(courtUploads.upload, { query, file });
      keep(upload);
      onUploaded(upload.id);
    } catch (error) {
      setFailure(submitFailure(error, ['file']).message);
    } finally {
      setReading(undefined);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <Section
      title="1. Choose a file"
      actions={
        <DownloadButton endpoint={courtUploads.getTemplate} request={{}}>
          Download the template
        </DownloadButton>
      }
    >
      <Stack gap={4}>
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={hover}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {reading === undefined ? (
            <>
              <IconFileSpreadsheet size={32} stroke={1.75} aria-hidden />
              <p className={classes.dropTitle}>Drop a CSV or XLSX file here</p>
              <p>
                With headings in its first line and one court on each line below. Up to 200,000
                lines.
              </p>
              <Button onClick={() => picker.current?.click()}>Choose a file</Button>
            </>
          ) : (
            <div className={classes.reading}>
              <ProgressBar label={`Reading ${reading}`} done={0} />
            </div>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label="File of courts"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ currentTarget }) => {
              void send(currentTarget.files?.[0]);
              // So that the same file can be chosen again once it is mended.
              currentTarget.value = '';
            }}
          />
        </div>
        {failure !== undefined && (
          <Note kind="bad" live>
            {failure} Nothing was kept of it.
          </Note>
        )}
      </Stack>
    </Section>
  );
}

function reasonAgainst(file: File): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  const { maxBytes } = courtUploads.upload.upload;
  return file.size > maxBytes
    ? `The file is larger than ${maxBytes / 1024 / 1024} megabytes.`
    : undefined;
}
