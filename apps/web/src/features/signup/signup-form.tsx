import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { ZodType } from 'zod';
import { captchaUrl } from '../../platform/captcha-url.ts';
import { CaptchaField } from '../../ui/captcha/captcha-field.tsx';
import { withFreshCheck } from '../../ui/captcha/fresh-check.ts';
import { drafts, withDraft } from '../../ui/form/drafts.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { FormDraft } from '../../ui/form/form-draft.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AccountFields, SourceField } from './account-section.tsx';
import { TermsField } from './terms-field.tsx';

const secrets = ['password', 'recaptcha', 'terms'];

type SignupFormProps<Input extends FieldValues, Output> = {
  label: string;
  draft: string;
  schema: ZodType<Output, Input>;
  /** Its fields, all of them, as they are before anything is typed. */
  empty: object;
  /** Sends the form; throws as it was refused. */
  send: (values: Output, idempotencyKey: string) => Promise<{ email: string }>;
  onDone: (email: string) => void;
  submit: string;
  /** The sections that only this kind of account has, before those all have. */
  children: ReactNode;
};

/** What both kinds of sign-up share: the account itself, the terms, the check, and a draft that survives. */
export function SignupForm<Input extends FieldValues, Output>(
  props: SignupFormProps<Input, Output>,
) {
  const { label, draft, schema, empty, send, onDone, submit, children } = props;
  const [defaultValues] = useState(
    () => withDraft(empty, drafts.read(draft)) as DefaultValues<Input>,
  );
  const keyFor = useActionKey();
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={defaultValues}
      unsaved="discard"
      onSubmit={async (values, form) =>
        withFreshCheck(
          {
            setValue: (name, value) =>
              form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>),
          },
          async () => {
            const { email } = await send(values, keyFor(values));
            onDone(email);
          },
        )
      }
    >
      <FormDraft name={draft} secrets={secrets} />
      <Stack gap={7}>
        {children}
        <Section title="Your account">
          <AccountFields />
        </Section>
        <Section title="Last questions">
          <Stack gap={4}>
            <SourceField />
            <TermsField />
            <CaptchaField challengeUrl={captchaUrl()} />
          </Stack>
        </Section>
        <FormActions>
          <SubmitButton size="l" busyLabel="Signing up">
            {submit}
          </SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
