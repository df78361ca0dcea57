import { fileKinds } from '@courtside/domain/files';
import { IconAlertTriangle, IconCircleCheck, IconFileZip } from '@tabler/icons-react';
import type { Column } from '../../ui/data-table/column.ts';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import classes from './bulk-orders.module.css';
import { type BulkOrder, useZipFiles, type ZipFile } from './bulk-orders-query.ts';

const columns: readonly Column<ZipFile>[] = [
  {
    key: 'path',
    header: 'Document',
    cell: ({ path }) => <span className={classes.path}>{path}</span>,
    detail: ({ kind }) => fileKinds[kind],
  },
  {
    key: 'line',
    header: 'Hearing',
    cell: ({ line }) =>
      line === null ? (
        <TagLabel icon={IconAlertTriangle} tone="amber">
          None
        </TagLabel>
      ) : (
        <TagLabel icon={IconCircleCheck} tone="green">
          {`Line ${line.toLocaleString('en-US')}`}
        </TagLabel>
      ),
  },
  {
    key: 'problem',
    header: 'Details',
    cell: ({ problem }) => (
      <span className={classes.path}>{problem ?? 'Goes with its hearing'}</span>
    ),
  },
];

type ZipFilesProps = { order: BulkOrder; zip: NonNullable<BulkOrder['zip']> };

/** Where the documents of the archive go, those that go nowhere first. */
export function ZipFiles({ order, zip }: ZipFilesProps) {
  const list = useZipFiles(order.id);
  const figures = (count: number) => count.toLocaleString('en-US');
  return (
    <Section title="The documents">
      <Stack gap={4}>
        <p>
          {`${figures(zip.matched)} of ${figures(zip.entries)} go with their hearings, ${figures(zip.unmatched)} have none, ${figures(zip.refused)} cannot be taken.`}
        </p>
        <PagedTable
          label="Documents of the ZIP"
          columns={columns}
          itemKey={({ position }) => String(position)}
          list={list}
          noun="documents"
          empty={
            <EmptyState icon={IconFileZip} title="No documents">
              The ZIP held nothing that could be taken.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}
