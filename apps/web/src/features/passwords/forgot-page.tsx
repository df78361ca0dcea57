import { forgotForm, passwords } from '@courtside/contract/passwords';
import { loginKindFor, loginPaths } from '@courtside/domain/navigation';
import { type MetaArgs, useLocation } from 'react-router';
import { call } from '../../platform/api.ts';
import { captchaUrl } from '../../platform/captcha-url.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailRequestForm } from '../../ui/mail-request-form.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(isAdminPath(location.pathname) ? '/admin/forgot/password' : '/password/recovery', {
    description: 'Ask for a mail with a link to choose a new password.',
    index: false,
  });

const isAdminPath = (pathname: string) => loginKindFor(pathname) === 'admin';

export default function ForgotPage() {
  const kind = loginKindFor(useLocation().pathname);
  return (
    <Page width="form">
      <PageTitle lead="Enter the address you sign in with. We mail you a link to choose a new password.">
        Forgot Password
      </PageTitle>
      <MailRequestForm
        label="Forgot Password"
        schema={forgotForm}
        challengeUrl={captchaUrl()}
        send={async (body) => call(passwords.forgot, { body })}
        submit="Send the link"
        sent="If there is an account with this address, a mail with the link is on its way. The link works once and for a limited time."
        aside={
          <ButtonLink variant="ghost" to={loginPaths[kind]}>
            Back to login
          </ButtonLink>
        }
      />
    </Page>
  );
}
