import { accounts, adminProfile } from '@courtside/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { NameFields } from '../../ui/profile-fields/contact-fields.tsx';
import { AccountScreen } from './account-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoader } from './profile-loader.tsx';

export const meta = () =>
  pageMeta('/admin/change_pwd', {
    description: 'Your profile, password and sessions.',
    index: false,
  });

const queryKey = ['account', 'admin'];

export default function AdminAccountPage() {
  const queryClient = useQueryClient();
  return (
    <AccountScreen
      title="Admin account"
      profile={
        <ProfileLoader
          queryKey={queryKey}
          load={async (signal) => call(accounts.getAdmin, {}, { signal })}
        >
          {(stored) => (
            <ProfileForm
              schema={adminProfile}
              stored={stored}
              save={async (body) => {
                queryClient.setQueryData(queryKey, await call(accounts.saveAdmin, { body }));
              }}
            >
              <NameFields />
            </ProfileForm>
          )}
        </ProfileLoader>
      }
    />
  );
}
