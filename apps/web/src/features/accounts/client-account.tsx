import { accounts, clientProfile } from '@courtside/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { stateOptions } from '../../platform/choice-lists.ts';
import {
  AddressFields,
  FirmAndPhoneFields,
  NameFields,
} from '../../ui/profile-fields/contact-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';

import { AccountScreen, type AccountView } from './account-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoader } from './profile-loader.tsx';

const queryKey = ['account', 'client'];

/** The account of a client, with views of other capabilities. */
export function ClientAccount({ views }: { views: readonly AccountView[] }) {
  const queryClient = useQueryClient();
  return (
    <AccountScreen
      title="Manage My Account"
      views={views}
      profile={
        <ProfileLoader
          queryKey={queryKey}
          load={async (signal) => call(accounts.getClient, {}, { signal })}
        >
          {(stored) => (
            <ProfileForm
              schema={clientProfile}
              stored={stored}
              save={async (body) => {
                queryClient.setQueryData(queryKey, await call(accounts.saveClient, { body }));
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
            </ProfileForm>
          )}
        </ProfileLoader>
      }
    />
  );
}
