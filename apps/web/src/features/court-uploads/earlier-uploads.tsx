import { IconFileSpreadsheet } from '@tabler/icons-react';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { uploadColumns } from './upload-columns.tsx';
import { useUploads } from './uploads-query.ts';

/** Everybody's, so that a second person can look at what the first one handed in. */
export function EarlierUploads({ chosen }: { chosen: string }) {
  const list = useUploads();
  return (
    <Section title={chosen === '' ? 'Earlier uploads' : 'Other uploads'}>
      <PagedTable
        label="Uploads"
        columns={uploadColumns}
        itemKey={({ id }) => id}
        expectedRows={3}
        list={list}
        noun="uploads"
        empty={
          <EmptyState
            icon={IconFileSpreadsheet}
            title={chosen === '' ? 'No uploads yet' : 'No other uploads'}
          >
            Every file that is handed in is listed here, with what became of it.
          </EmptyState>
        }
        except={({ id }) => id === chosen}
      />
    </Section>
  );
}
