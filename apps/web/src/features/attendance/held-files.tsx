import type { Downloaded } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import { fileKinds } from '@courtside/domain/files';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { sizeWords } from '../../platform/file-words.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './attendance.module.css';
import { useHeldFiles } from './attendance-query.ts';

type StoredFile = NonNullable<ReturnType<typeof useHeldFiles>['data']>['items'][number];

async function download(read: () => Promise<Downloaded>, name: string): Promise<void> {
  try {
    saveFile(await read());
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    showToast({ kind: 'bad', text: `${name} could not be downloaded. ${why}` });
  }
}

export function HeldFiles({ id }: { id: string }) {
  const query = useHeldFiles(id);
  const [isBusy, setBusy] = useState(false);
  const items = query.data?.items;
  const downloadAll = async () => {
    setBusy(true);
    const read = async () => call(files.downloadAllForAttorney, { params: { id } });
    await download(read, 'The archive');
    setBusy(false);
  };
  return (
    <Section
      title="Files"
      actions={
        items &&
        items.length > 1 && (
          <Button variant="secondary" size="s" busy={isBusy} onClick={() => void downloadAll()}>
            <IconFileZip size={18} stroke={1.75} aria-hidden />
            Download all
          </Button>
        )
      }
    >
      {query.isError && !items ? (
        <ErrorState
          title="We could not load the files"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.message}
        </ErrorState>
      ) : items ? (
        <FileList items={items} />
      ) : (
        <SkeletonRows label="Loading the files" />
      )}
    </Section>
  );
}

function FileList({ items }: { items: readonly StoredFile[] }) {
  if (items.length === 0) return <p className={classes.quiet}>There are no files.</p>;
  return (
    <ul className={classes.files}>
      {items.map((file) => (
        <li key={file.uid}>
          <div>
            <p className={classes.fileName}>{file.name}</p>
            <p className={classes.quiet}>
              {`${fileKinds[file.kind]}, ${sizeWords(file.size)}, by ${file.byName}`}
            </p>
          </div>
          <Button
            variant="ghost"
            size="s"
            onClick={() =>
              void download(
                async () => call(files.download, { params: { uid: file.uid } }),
                file.name,
              )
            }
          >
            <IconDownload size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`Download ${file.name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
