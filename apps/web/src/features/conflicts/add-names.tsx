import { conflicts } from '@courtside/contract/conflicts';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { conflictsKey } from './conflict-queries.ts';
import classes from './conflicts.module.css';
import { typedNames } from './name-values.ts';

const blank = { typed: '', note: '' };
const figures = new Intl.NumberFormat('en-US');

/** One name or a whole column of them. */
export function AddNames() {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <Section title="Conflict list">
      <Stack gap={4}>
        <p className={classes.private}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          Yours alone: no administrator reads it. Before you accept an appearance, its parties are
          compared with these names and with your earlier appearances.
        </p>
        <Form
          label="Add names"
          schema={typedNames}
          defaultValues={blank}
          onSubmit={async ({ typed: names, note }) => {
            const body = { names, note };
            const answer = await call(conflicts.add, { body }, { idempotencyKey: keyFor(body) });
            showToast({ kind: 'ok', text: addedWords(answer) });
            await queryClient.invalidateQueries({ queryKey: conflictsKey });
            return blank;
          }}
        >
          <Stack gap={4}>
            <TextareaField
              name="typed"
              label="Names"
              rows={4}
              hint="One on each line; paste as many as 1,000. Spelling, suffixes and word order are forgiven."
            />
            <TextField name="note" label="Note" optional hint="Shown to you beside a hit." />
            <FormActions>
              <SubmitButton>Add to the list</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </Stack>
    </Section>
  );
}

function addedWords({ added, known }: { added: number; known: number }): string {
  const names = added === 1 ? '1 name added' : `${figures.format(added)} names added`;
  if (known === 0) return names;
  return `${names}, ${figures.format(known)} on the list already`;
}
