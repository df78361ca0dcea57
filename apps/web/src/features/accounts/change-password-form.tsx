import { changePasswordForm, passwords } from '@courtside/contract/passwords';
import { newPasswordMinimum } from '@courtside/domain/passwords';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { NewPasswordField } from '../../ui/strength/new-password-field.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './account.module.css';
import { sessionsKey } from './sessions-query.ts';

const blank = { current: '', password: '' };

export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  return (
    <div className={classes.form}>
      <Form
        label="Change your password"
        schema={changePasswordForm}
        defaultValues={blank}
        unsaved="discard"
        onSubmit={async (body) => {
          await call(passwords.change, { body });
          showToast({ kind: 'ok', text: 'Password changed. Other sessions have ended.' });
          await queryClient.invalidateQueries({ queryKey: sessionsKey });
          return blank;
        }}
      >
        <Stack gap={5}>
          <PasswordField name="current" label="Current password" autoComplete="current-password" />
          <NewPasswordField name="password" label="New password" shortest={newPasswordMinimum} />
          <Note>
            With a new password you stay signed in here and are signed out everywhere else.
          </Note>
          <FormActions>
            <SubmitButton busyLabel="Saving">Change password</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </div>
  );
}
