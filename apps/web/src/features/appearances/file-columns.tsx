import { files } from '@courtside/contract/files';
import { fileKinds } from '@courtside/domain/files';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { sizeWords } from '../../platform/file-words.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Row } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ListedFile } from './appearances-query.ts';
import { download } from './download.ts';

/** Files that the reader handed in can be removed, as long as any can. */
export function fileColumns({
  onRemove,
}: {
  onRemove: ((file: ListedFile) => void) | undefined;
}): Column<ListedFile>[] {
  return [
    {
      key: 'name',
      header: 'File',
      cell: ({ name }) => name,
      detail: ({ isOwn, byName }) => (isOwn ? 'By you' : `By ${byName}`),
    },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => fileKinds[kind] },
    { key: 'size', header: 'Size', kind: 'number', cell: ({ size }) => sizeWords(size) },
    {
      key: 'actions',
      header: 'Actions',
      cell: (file) => {
        const { uid, name, isOwn } = file;
        return (
          <Row>
            <Button
              variant="ghost"
              size="s"
              onClick={() =>
                void download(async () => call(files.download, { params: { uid } }), name)
              }
            >
              <IconDownload size={18} stroke={1.75} aria-hidden />
              <VisuallyHidden>{`Download ${name}`}</VisuallyHidden>
            </Button>
            {isOwn && onRemove && (
              <Button variant="ghost" size="s" onClick={() => onRemove(file)}>
                <IconTrash size={18} stroke={1.75} aria-hidden />
                <VisuallyHidden>{`Remove ${name}`}</VisuallyHidden>
              </Button>
            )}
          </Row>
        );
      },
    },
  ];
}
