import { conflicts } from '@courtside/contract/conflicts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type ConflictName, conflictsKey } from './conflict-queries.ts';
import classes from './conflicts.module.css';

type ChangeNameProps = { item: ConflictName; onClose: () => void };

/** Stands in for the row until it is saved or left. */
export function ChangeName({ item: { id, name, note }, onClose }: ChangeNameProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <li className={classes.changing}>
      <Form
        label={`Edit ${name}`}
        schema={conflicts.change.body}
        defaultValues={{ name, note: note ?? '' }}
        onSubmit={async (body) => {
          const idempotencyKey = keyFor({ id, ...body });
          await call(conflicts.change, { params: { id }, body }, { idempotencyKey });
          showToast({ kind: 'ok', text: `${body.name} is saved` });
          await queryClient.invalidateQueries({ queryKey: conflictsKey });
          onClose();
        }}
      >
        <Stack gap={4}>
          <TextField name="name" label="Name" />
          <TextField name="note" label="Note" optional />
          <FormActions>
            <Button variant="secondary" size="s" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton variant="secondary" size="s">
              Save
            </SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </li>
  );
}
