import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './practices.module.css';

type EntryFormProps<Input extends FieldValues, Output> = {
  label: string;
  schema: ZodType<Output, Input>;
  values: DefaultValues<Input>;
  save: (values: Output) => Promise<void>;
  onCancel: () => void;
  action?: string;
  children: ReactNode;
};

/** A form that opens where an entry of a list is, or will be. */
export function EntryForm<Input extends FieldValues, Output>({
  label,
  schema,
  values,
  save,
  onCancel,
  action = 'Save',
  children,
}: EntryFormProps<Input, Output>) {
  return (
    <div className={classes.entry}>
      <Form label={label} schema={schema} defaultValues={values} onSubmit={save}>
        <Stack gap={5}>
          {children}
          <FormActions>
            <SubmitButton busyLabel="Saving">{action}</SubmitButton>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </div>
  );
}
