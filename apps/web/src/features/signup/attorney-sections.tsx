import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import {
  AddressFields,
  FirmAndPhoneFields,
  NameFields,
} from '../../ui/profile-fields/contact-fields.tsx';
import { AdmissionFields } from '../../ui/profile-fields/practice-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Who an attorney is, where they may appear and what they take. */
export function AttorneySections() {
  return (
    <>
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
          <ChecklistField name="caseTypes" label="Practice areas" options={caseTypeOptions} />
          <ChecklistField
            name="states"
            label="States covered"
            hint="Where you are ready to appear. Each state counts only where you are admitted."
            options={stateOptions}
            searchable
          />
        </Stack>
      </Section>
    </>
  );
}
