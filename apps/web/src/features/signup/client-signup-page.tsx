import { clientSignupForm, signup } from '@courtside/contract/signup';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { stateOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { drafts } from '../../ui/form/drafts.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import {
  AddressFields,
  FirmAndPhoneFields,
  NameFields,
} from '../../ui/profile-fields/contact-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { emptyClient } from './empty-forms.ts';
import classes from './signup.module.css';
import { SignupDone } from './signup-done.tsx';
import { SignupForm } from './signup-form.tsx';

export const meta = () =>
  pageMeta('/signup', {
    description: 'Open an account for your law firm and request appearance coverage in any state.',
  });

const draft = 'signup.client';

export default function ClientSignupPage() {
  const [email, setEmail] = useState<string>();
  if (email !== undefined) {
    return (
      <SignupDone email={email}>After that you can sign in and your dashboard is ready.</SignupDone>
    );
  }
  return (
    <Page width="form">
      <PageTitle lead="For law firms that need an attorney in court. Opening an account costs nothing.">
        Sign up for appearance coverage
      </PageTitle>
      <SignupForm
        label="Sign up for appearance coverage"
        draft={draft}
        schema={clientSignupForm}
        empty={emptyClient}
        submit="Open the account"
        send={async (body, idempotencyKey) => call(signup.client, { body }, { idempotencyKey })}
        onDone={(sentTo) => {
          drafts.drop(draft);
          setEmail(sentTo);
        }}
      >
        <Section title="You and your firm">
          <Stack gap={4}>
            <NameFields />
            <FirmAndPhoneFields />
          </Stack>
        </Section>
        <Section title="Address">
          <AddressFields states={stateOptions} />
        </Section>
      </SignupForm>
      <p className={classes.other}>
        Are you an attorney who covers appearances?{' '}
        <Link to="/attorney/signup">Sign up as an appearance attorney</Link>
      </p>
    </Page>
  );
}
