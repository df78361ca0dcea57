import { loginForm } from '@courtside/contract/auth';
import { ApiError } from '@courtside/contract/client';
import type { LoginKind } from '@courtside/domain/navigation';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { captchaUrl } from '../../platform/captcha-url.ts';
import { logIn, resetSessionError } from '../../platform/session/session-store.ts';
import { CaptchaField } from '../../ui/captcha/captcha-field.tsx';
import { withFreshCheck } from '../../ui/captcha/fresh-check.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import classes from './login.module.css';
import { ResendMail } from './resend-mail.tsx';

type LoginFormProps = {
  kind: LoginKind;
  /** True as soon as a login runs, false again when it is refused. */
  onAttempt: (runs: boolean) => void;
};

export function LoginForm({ kind, onAttempt }: LoginFormProps) {
  const [unverified, setUnverified] = useState<string>();
  useEffect(() => resetSessionError, []);
  return (
    <>
      <Form
        label="Login to your Account"
        schema={loginForm}
        defaultValues={{ login: '', password: '', rememberMe: false, recaptcha: '' }}
        unsaved="discard"
        onSubmit={async ({ login, password, rememberMe, recaptcha }, form) => {
          setUnverified(undefined);
          onAttempt(true);
          await withFreshCheck(form, async () => {
            await logIn({ login, password, rememberMe, recaptcha });
          }).catch((error: unknown) => {
            onAttempt(false);
            if (error instanceof ApiError && error.code === 'email_not_verified') {
              setUnverified(login);
            }
            throw withLoginWords(error);
          });
        }}
      >
        <div className={classes.fields}>
          <TextField name="login" label="Email" type="email" autoComplete="username" />
          <div className={classes.password}>
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <Link
              className={classes.forgot}
              to={kind === 'admin' ? '/admin/forgot/password' : '/password/recovery'}
            >
              Forgot Password
            </Link>
          </div>
          <CheckboxField name="rememberMe" label="Keep me signed in" />
          <CaptchaField challengeUrl={captchaUrl()} />
          <FormActions>
            <SubmitButton size="l" wide>
              SIGN IN
            </SubmitButton>
          </FormActions>
        </div>
      </Form>
      {unverified !== undefined && <ResendMail key={unverified} email={unverified} />}
    </>
  );
}

function withLoginWords(error: unknown): unknown {
  const isSilent = !(error instanceof Error) || error.message === '';
  return isSilent ? new Error('Login failed') : error;
}
