import { attorneySignupForm, signup } from '@courtside/contract/signup';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { drafts } from '../../ui/form/drafts.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AttorneySections } from '../../ui/profile-fields/attorney-sections.tsx';
import { emptyAttorney } from './empty-forms.ts';
import classes from './signup.module.css';
import { SignupDone } from './signup-done.tsx';
import { SignupForm } from './signup-form.tsx';

export const meta = () =>
  pageMeta('/attorney/signup', {
    description: 'Apply as an appearance attorney and cover hearings where you are admitted.',
  });

const draft = 'signup.attorney';

export default function AttorneySignupPage() {
  const [email, setEmail] = useState<string>();
  if (email !== undefined) {
    return (
      <SignupDone email={email}>
        Then an administrator looks at your admissions and activates your account. We write to you
        as soon as that is done; until then you cannot sign in.
      </SignupDone>
    );
  }
  return (
    <Page width="form">
      <PageTitle lead="For attorneys who appear for others. An administrator activates each account by hand.">
        Sign up as an appearance attorney
      </PageTitle>
      <SignupForm
        label="Sign up as an appearance attorney"
        draft={draft}
        schema={attorneySignupForm}
        empty={emptyAttorney}
        submit="Apply"
        send={async (body, idempotencyKey) => call(signup.attorney, { body }, { idempotencyKey })}
        onDone={(sentTo) => {
          drafts.drop(draft);
          setEmail(sentTo);
        }}
      >
        <AttorneySections states={stateOptions} caseTypes={caseTypeOptions} />
      </SignupForm>
      <p className={classes.other}>
        Do you need an attorney in court? <Link to="/signup">Sign up for appearance coverage</Link>
      </p>
    </Page>
  );
}
