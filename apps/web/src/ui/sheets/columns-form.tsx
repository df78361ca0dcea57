import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { FormActions, SubmitButton } from '../form/form-actions.tsx';
import { useActionKey } from '../form/use-action-key.ts';
import { Stack } from '../stack.tsx';
import type { Sheet } from './sheet.ts';

type Mapping<Column extends string> = Record<Column, number | null>;

type ColumnsFormProps<Column extends string> = {
  sheet: Sheet & { mapping: Mapping<Column> };
  check: (mapping: Mapping<Column>, idempotencyKey: string) => Promise<void>;
  children: ReactNode;
};

const position = z.string().transform((chosen) => (chosen === '' ? null : Number(chosen)));
const schema = z.object({ mapping: z.record(z.string(), position) });

/** Sends which column is which, and has the file checked by it. */
export function ColumnsForm<Column extends string>({
  sheet: { id, stage, mapping: before },
  check,
  children,
}: ColumnsFormProps<Column>) {
  const keyFor = useActionKey();
  // The same columns may be checked again, because what they are checked by changed: another action.
  const [round, setRound] = useState(0);
  const isFirst = stage === 'uploaded';
  return (
    <Form
      label="Name the columns"
      schema={schema}
      defaultValues={{ mapping: chosenIn(before) }}
      onSubmit={async ({ mapping }) => {
        await check(mapping as Mapping<Column>, keyFor({ id, mapping, round }));
        setRound(round + 1);
      }}
    >
      <Stack gap={5}>
        {children}
        <FormActions>
          <SubmitButton variant={isFirst ? 'primary' : 'secondary'}>
            {isFirst ? 'Check the file' : 'Check again'}
          </SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}

function chosenIn(mapping: Readonly<Record<string, number | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapping).map(([column, at]) => [column, at?.toString() ?? '']),
  );
}
