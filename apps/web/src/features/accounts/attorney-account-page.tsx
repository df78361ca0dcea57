import { accounts, attorneyProfile } from '@courtside/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { AttorneySections } from '../../ui/profile-fields/attorney-sections.tsx';
import { AccountScreen } from './account-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoader } from './profile-loader.tsx';

export const meta = () =>
  pageMeta('/attorney/account', {
    description: 'Your profile, admissions, coverage, password and sessions.',
    index: false,
  });

const queryKey = ['account', 'attorney'];

export default function AttorneyAccountPage() {
  const queryClient = useQueryClient();
  return (
    <AccountScreen
      title="Manage My Account"
      profile={
        <ProfileLoader
          queryKey={queryKey}
          load={async (signal) => call(accounts.getAttorney, {}, { signal })}
        >
          {(stored) => (
            <ProfileForm
              schema={attorneyProfile}
              stored={stored}
              save={async (body) => {
                queryClient.setQueryData(queryKey, await call(accounts.saveAttorney, { body }));
              }}
            >
              <AttorneySections states={stateOptions} caseTypes={caseTypeOptions} />
            </ProfileForm>
          )}
        </ProfileLoader>
      }
    />
  );
}
