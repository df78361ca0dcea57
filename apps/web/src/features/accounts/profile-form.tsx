import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { checkSession } from '../../platform/session/session-store.ts';
import { Facts } from '../../ui/facts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './account.module.css';

type ProfileFormProps<Input extends FieldValues, Output> = {
  schema: ZodType<Output, Input>;
  /** As stored: what was never given is empty, and the form asks for it. */
  stored: { email: string };
  save: (values: Output) => Promise<unknown>;
  children: ReactNode;
};

export function ProfileForm<Input extends FieldValues, Output>({
  schema,
  stored,
  save,
  children,
}: ProfileFormProps<Input, Output>) {
  const { email, ...values } = stored;
  return (
    <div className={classes.form}>
      <Form
        label="Profile"
        schema={schema}
        defaultValues={values as DefaultValues<Input>}
        onSubmit={async (body) => {
          await save(body);
          showToast({ kind: 'ok', text: 'Profile saved' });
          await checkSession();
        }}
      >
        <Stack gap={6}>
          <Facts items={[{ name: 'Email', value: email }]} />
          {children}
          <FormActions>
            <SubmitButton busyLabel="Saving">Save changes</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </div>
  );
}
