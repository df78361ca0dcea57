import { resendForm, signup } from '@courtside/contract/signup';
import { call } from '../../platform/api.ts';
import { captchaUrl } from '../../platform/captcha-url.ts';
import { MailRequestForm } from '../../ui/mail-request-form.tsx';
import classes from './login.module.css';

/** For whoever has not confirmed their address yet, and lost the mail. */
export function ResendMail({ email }: { email: string }) {
  return (
    <section className={classes.resend} aria-labelledby="resend-title">
      <h2 id="resend-title">Send the mail again</h2>
      <p>The link in it confirms your address and works once.</p>
      <MailRequestForm
        label="Send the confirmation mail again"
        schema={resendForm}
        challengeUrl={captchaUrl()}
        email={email}
        send={async (body) => call(signup.resend, { body })}
        submit="Send again"
        sent="If this address waits to be confirmed, a new mail is on its way."
      />
    </section>
  );
}
