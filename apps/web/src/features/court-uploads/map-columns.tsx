import {
  type CourtColumn,
  courtColumnLabels,
  courtColumns,
  courtUploads,
} from '@courtside/contract/court-uploads';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnFields } from '../../ui/column-fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Upload, useKeepUpload } from './uploads-query.ts';

const position = z.string().transform((chosen) => (chosen === '' ? null : Number(chosen)));
const schema = z.object({
  mapping: z.object(
    Object.fromEntries(courtColumns.map((column) => [column, position])) as Record<
      CourtColumn,
      typeof position
    >,
  ),
});

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

/** The second step: which column of the file is which of ours. */
export function MapColumns({ upload }: { upload: Upload }) {
  const { stage, mapping, hasLines } = upload;
  const [isOpen, setOpen] = useState(false);
  if (hasLines && (stage === 'uploaded' || stage === 'failed' || (isOpen && stage === 'checked'))) {
    return (
      <Section title="2. Name the columns">
        <ColumnsForm upload={upload} onSent={() => setOpen(false)} />
      </Section>
    );
  }
  const named = courtColumns.filter((column) => mapping[column] !== null);
  return (
    <Section
      title="2. The columns"
      actions={
        hasLines &&
        stage === 'checked' && (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            Change them or check again
          </Button>
        )
      }
    >
      <p>{named.map((column) => courtColumnLabels[column]).join(', ')}</p>
    </Section>
  );
}

type ColumnsFormProps = { upload: Upload; onSent: () => void };

function ColumnsForm({ upload, onSent }: ColumnsFormProps) {
  const keep = useKeepUpload();
  const keyFor = useActionKey();
  // The same columns may be checked again, because courts changed: that is another action.
  const [round, setRound] = useState(0);
  const isFirst = upload.stage === 'uploaded';
  return (
    <Form
      label="Name the columns"
      schema={schema}
      defaultValues={{ mapping: chosenIn(upload) }}
      onSubmit={async ({ mapping }) => {
        const { id } = upload;
        const idempotencyKey = keyFor({ id, mapping, round });
        const request = { params: { id }, body: { mapping } };
        keep(await call(courtUploads.check, request, { idempotencyKey }));
        setRound(round + 1);
        onSent();
      }}
    >
      <Stack gap={5}>
        <ColumnFields columns={fields} sheet={upload} />
        <FormActions>
          <SubmitButton variant={isFirst ? 'primary' : 'secondary'}>
            {isFirst ? 'Check the file' : 'Check again'}
          </SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}

function chosenIn({ mapping }: Upload): Record<CourtColumn, string> {
  return Object.fromEntries(
    courtColumns.map((column) => [column, mapping[column]?.toString() ?? '']),
  ) as Record<CourtColumn, string>;
}
