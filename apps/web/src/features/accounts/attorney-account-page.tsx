import { accounts, attorneyProfile } from '@courtside/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import {
  AddressFields,
  FirmAndPhoneFields,
  NameFields,
} from '../../ui/profile-fields/contact-fields.tsx';
import { AdmissionFields } from '../../ui/profile-fields/practice-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
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
              <Section title="You">
                <Stack gap={4}>
                  <NameFields />
                  <FirmAndPhoneFields isFirmOptional />
                </Stack>
              </Section>
              <Section title="Address">
                <AddressFields states={stateOptions} />
              </Section>
              <Section title="Bar admissions">
                <AdmissionFields states={stateOptions} />
              </Section>
              <Section title="Practice">
                <Stack gap={5}>
                  <ChecklistField
                    name="caseTypes"
                    label="Practice areas"
                    options={caseTypeOptions}
                  />
                  <ChecklistField
                    name="states"
                    label="States covered"
                    options={stateOptions}
                    searchable
                  />
                </Stack>
              </Section>
            </ProfileForm>
          )}
        </ProfileLoader>
      }
    />
  );
}
