import { files } from '@courtside/contract/files';
import { takesFiles } from '@courtside/domain/files';
import { IconFileZip } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AddFiles } from './add-files.tsx';
import classes from './appearances.module.css';
import { type Appearance, useFiles } from './appearances-query.ts';
import { download } from './download.ts';
import { fileColumns } from './file-columns.tsx';
import fileClasses from './files.module.css';
import { RemoveFile, useRemoval } from './remove-file.tsx';

/** The documents of an appearance: to read, to add to and, before the hearing, to take back. */
export function AppearanceFiles({ appearance }: { appearance: Appearance }) {
  const { id, status, hearingAt } = appearance;
  const query = useFiles(id);
  const { asked, ask, close } = useRemoval();
  const items = query.data?.items;
  const isBefore = Date.parse(hearingAt) > query.dataUpdatedAt;
  return (
    <Section
      title="Files"
      actions={
        items &&
        items.length > 1 && (
          <div data-no-print>
            <Button
              variant="secondary"
              size="s"
              onClick={() =>
                void download(
                  async () => call(files.downloadAllForClient, { params: { id } }),
                  'The archive',
                )
              }
            >
              <IconFileZip size={18} stroke={1.75} aria-hidden />
              Download all
            </Button>
          </div>
        )
      }
    >
      <Stack gap={4}>
        {query.isError && !items ? (
          <ErrorState
            title="We could not load the files"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {query.error.message}
          </ErrorState>
        ) : items ? (
          <div className={fileClasses.list}>
            <DataTable
              label="Files"
              columns={fileColumns({ onRemove: isBefore ? ask : undefined })}
              items={items}
              itemKey={({ uid }) => uid}
              instead={
                items.length === 0 && <p className={classes.quiet}>There are no files yet.</p>
              }
            />
          </div>
        ) : (
          <SkeletonRows label="Loading the files" />
        )}
        {takesFiles(status) ? (
          <AddFiles id={id} />
        ) : (
          <p className={classes.quiet}>This appearance is closed and takes no more files.</p>
        )}
      </Stack>
      <RemoveFile file={asked} onClose={close} />
    </Section>
  );
}
