import { ApiError } from '@courtside/contract/client';
import { passwords, resetForm } from '@courtside/contract/passwords';
import { loginKindFor, loginPaths } from '@courtside/domain/navigation';
import { newPasswordMinimum } from '@courtside/domain/passwords';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { type MetaArgs, useLocation, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';
import { NewPasswordField } from '../../ui/strength/new-password-field.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(
    loginKindFor(location.pathname) === 'admin'
      ? '/admin/change_pwd/:hash'
      : '/password/recovery/:hash',
    { description: 'Choose a new password.', index: false },
  );

type Outcome = 'open' | 'done' | 'expired';

export default function ResetPage() {
  const { hash = '' } = useParams();
  const kind = loginKindFor(useLocation().pathname);
  const [outcome, setOutcome] = useState<Outcome>('open');
  return (
    <Page width="form">
      <PageTitle
        {...(outcome === 'open' && { lead: 'Every place you are signed in ends with it.' })}
      >
        New password
      </PageTitle>
      {outcome === 'open' && <ResetForm hash={hash} onOutcome={setOutcome} />}
      {outcome === 'done' && (
        <EmptyState
          icon={IconCircleCheck}
          title="Your new password is set"
          action={<ButtonLink to={loginPaths[kind]}>Go to login</ButtonLink>}
        >
          Sign in with it now. You were signed out everywhere else.
        </EmptyState>
      )}
      {outcome === 'expired' && (
        <EmptyState
          icon={IconLinkOff}
          title="This link was used already or has expired"
          action={
            <ButtonLink to={kind === 'admin' ? '/admin/forgot/password' : '/password/recovery'}>
              Ask for a new link
            </ButtonLink>
          }
        >
          Your password is as it was. A link works once and for a limited time.
        </EmptyState>
      )}
    </Page>
  );
}

type ResetFormProps = { hash: string; onOutcome: (outcome: Outcome) => void };

function ResetForm({ hash, onOutcome }: ResetFormProps) {
  return (
    <Form
      label="New password"
      schema={resetForm}
      defaultValues={{ password: '' }}
      unsaved="discard"
      onSubmit={async (body) => {
        try {
          await call(passwords.reset, { params: { hash }, body });
          onOutcome('done');
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'link_expired') throw error;
          onOutcome('expired');
        }
      }}
    >
      <Stack gap={5}>
        <NewPasswordField name="password" label="New password" shortest={newPasswordMinimum} />
        <FormActions>
          <SubmitButton busyLabel="Saving">Save the new password</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
