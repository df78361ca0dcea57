import { accounts, attorneyContact } from '@courtside/contract/accounts';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

const queryKey = ['account', 'attorney'];

type Stored = ResponseOf<typeof accounts.getAttorney>;

/** The practice has views of its own, and what is left out of the form stays as it is. */
function contactOf(stored: Stored) {
  const { admissions: _, caseTypes: _taken, states: _covered, ...contact } = stored;
  return contact;
}

type AttorneyAccountProps = { notice: ReactNode; views: readonly AccountView[] };

/** The account of an attorney, with the views of their practice. */
export function AttorneyAccount({ notice, views }: AttorneyAccountProps) {
  const queryClient = useQueryClient();
  return (
    <AccountScreen
      title="Manage My Account"
      notice={notice}
      views={views}
      profile={
        <ProfileLoader
          queryKey={queryKey}
          load={async (signal) => call(accounts.getAttorney, {}, { signal })}
        >
          {(stored) => (
            <ProfileForm
              schema={attorneyContact}
              stored={contactOf(stored)}
              save={async (body) => {
                queryClient.setQueryData(queryKey, await call(accounts.saveAttorney, { body }));
              }}
            >
              <Section title="You">
                <Stack gap={4}>
                  <NameFields />
                  <FirmAndPhoneFields isFirmOptional />
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
