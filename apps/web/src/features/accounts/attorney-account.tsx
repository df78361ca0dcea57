import { accounts, attorneyProfile } from '@courtside/contract/accounts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { AttorneySections } from '../../ui/profile-fields/attorney-sections.tsx';
import { AccountScreen, type AccountView } from './account-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoader } from './profile-loader.tsx';

const load = async (signal: AbortSignal) => call(accounts.getAttorney, {}, { signal });

export const attorneyProfileQuery = queryOptions({
  queryKey: ['account', 'attorney'],
  queryFn: async ({ signal }) => load(signal),
});

/** The account of an attorney, with a view of where they appear. */
export function AttorneyAccount({ coverage }: { coverage: AccountView }) {
  const queryClient = useQueryClient();
  const { queryKey } = attorneyProfileQuery;
  return (
    <AccountScreen
      title="Manage My Account"
      coverage={coverage}
      profile={
        <ProfileLoader queryKey={queryKey} load={load}>
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
