import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { CaptchaField } from './captcha/captcha-field.tsx';
import { withFreshCheck } from './captcha/fresh-check.ts';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form/form.tsx';
import { FormActions, SubmitButton } from './form/form-actions.tsx';
import { Note } from './note.tsx';
import { Stack } from './stack.tsx';

type MailRequest = { email: string; recaptcha: string };

type MailRequestFormProps = {
  label: string;
  schema: ZodType<MailRequest, MailRequest>;
  challengeUrl: string;
  email?: string;
  send: (values: MailRequest) => Promise<unknown>;
  submit: string;
  /** Said once it was sent, whether or not the address is known. */
  sent: ReactNode;
  aside?: ReactNode;
};

/** Asks for a mail to be sent to an address. */
export function MailRequestForm({
  label,
  schema,
  challengeUrl,
  email = '',
  send,
  submit,
  sent,
  aside,
}: MailRequestFormProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={{ email, recaptcha: '' }}
      unsaved="discard"
      onSubmit={async (values, form) => {
        setSent(false);
        await withFreshCheck(form, async () => {
          await send(values);
        });
        setSent(true);
        form.setValue('recaptcha', '');
      }}
    >
      <Stack gap={4}>
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <CaptchaField challengeUrl={challengeUrl} />
        {isSent && (
          <Note kind="ok" live>
            {sent}
          </Note>
        )}
        <FormActions>
          <SubmitButton busyLabel="Sending">{submit}</SubmitButton>
          {aside}
        </FormActions>
      </Stack>
    </Form>
  );
}
