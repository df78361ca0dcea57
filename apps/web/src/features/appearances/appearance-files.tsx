import { files } from '@courtside/contract/files';
import { fileKinds } from '@courtside/domain/files';
import { IconDownload } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './appearances.module.css';
import { useFiles } from './appearances-query.ts';

const kilobytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

async function download(uid: string, name: string): Promise<void> {
  try {
    saveFile(await call(files.download, { params: { uid } }));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    showToast({ kind: 'bad', text: `${name} could not be downloaded. ${why}` });
  }
}

export function AppearanceFiles({ id }: { id: string }) {
  const query = useFiles(id);
  return (
    <Section title="Files">
      {query.isError ? (
        <ErrorState
          title="We could not load the files"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.message}
        </ErrorState>
      ) : query.data ? (
        <FileList items={query.data.items} />
      ) : (
        <SkeletonRows label="Loading the files" />
      )}
    </Section>
  );
}

type FileListProps = { items: NonNullable<ReturnType<typeof useFiles>['data']>['items'] };

function FileList({ items }: FileListProps) {
  if (items.length === 0) return <p className={classes.quiet}>There are no files yet.</p>;
  return (
    <ul className={classes.files}>
      {items.map(({ uid, name, kind, size, byName }) => (
        <li key={uid}>
          <div>
            <p className={classes.fileName}>{name}</p>
            <p className={classes.quiet}>
              {`${fileKinds[kind]}, ${kilobytes.format(Math.ceil(size / 1000))}, by ${byName}`}
            </p>
          </div>
          <Button variant="ghost" size="s" onClick={() => void download(uid, name)}>
            <IconDownload size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`Download ${name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
