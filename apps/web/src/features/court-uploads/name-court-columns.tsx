import {
  type CourtColumn,
  courtColumnLabels,
  courtColumns,
  courtUploads,
} from '@courtside/contract/court-uploads';
import { call } from '../../platform/api.ts';
import { ColumnFields } from '../../ui/sheets/column-fields.tsx';
import { ColumnsForm } from '../../ui/sheets/columns-form.tsx';
import { NameColumns } from '../../ui/sheets/name-columns.tsx';
import { type Upload, useKeepUpload } from './uploads-query.ts';

const hints: Partial<Record<CourtColumn, string>> = {
  id: 'Only to change courts that were downloaded here.',
  county: 'Its FIPS number, or its name with the state.',
  timeZone: "Left empty, the county's own.",
  active: 'Left empty, yes.',
  remoteNote: 'How to appear from afar, in a sentence.',
};

const fields = courtColumns.map((column) => ({
  name: `mapping.${column}`,
  label: courtColumnLabels[column],
  optional: column !== 'name' && column !== 'county',
  hint: hints[column],
}));

export function NameCourtColumns({ upload }: { upload: Upload }) {
  const keep = useKeepUpload();
  return (
    <NameColumns sheet={upload} labels={courtColumnLabels}>
      {(onSent) => (
        <ColumnsForm
          sheet={upload}
          check={async (mapping, idempotencyKey) => {
            const request = { params: { id: upload.id }, body: { mapping } };
            keep(await call(courtUploads.check, request, { idempotencyKey }));
            onSent();
          }}
        >
          <ColumnFields columns={fields} sheet={upload} />
        </ColumnsForm>
      )}
    </NameColumns>
  );
}
