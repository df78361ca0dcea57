import { resendForm, signup } from '@courtside/contract/signup';
import { IconMailOpened } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';
import { captchaUrl } from '../../platform/captcha-url.ts';
import { MailRequestForm } from '../../ui/mail-request-form.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './signup.module.css';

type SignupDoneProps = { email: string; children: ReactNode };

export function SignupDone({ email, children }: SignupDoneProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  return (
    <Page width="form">
      <div ref={top} tabIndex={-1} className={classes.done}>
        <IconMailOpened size={40} stroke={1.5} aria-hidden />
        <PageTitle
          lead={
            <>
              We sent a mail to <b>{email}</b>. Open the link in it to confirm your address.
            </>
          }
        >
          Check your mail
        </PageTitle>
      </div>
      <Stack gap={7}>
        <div className={classes.next}>{children}</div>
        <Section title="No mail?">
          <Stack gap={4}>
            <p>Look into the spam folder, or let us send it again.</p>
            <ResendForm email={email} />
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}

export function ResendForm({ email }: { email?: string }) {
  return (
    <MailRequestForm
      label="Send the confirmation mail again"
      schema={resendForm}
      challengeUrl={captchaUrl()}
      {...(email !== undefined && { email })}
      send={async (body) => call(signup.resend, { body })}
      submit="Send again"
      sent="If this address waits to be confirmed, a new mail is on its way."
    />
  );
}
