import { ChecklistField } from '../fields/checklist-field.tsx';
import { Section } from '../section.tsx';
import { Stack } from '../stack.tsx';
import { AddressFields, FirmAndPhoneFields, NameFields } from './contact-fields.tsx';
import { AdmissionFields } from './practice-fields.tsx';

type Choices = readonly { value: string; label: string }[];

type AttorneySectionsProps = { states: Choices; caseTypes: Choices };

/** Who an attorney is, where they may appear and what they take. */
export function AttorneySections({ states, caseTypes }: AttorneySectionsProps) {
  return (
    <>
      <Section title="You">
        <Stack gap={4}>
          <NameFields />
          <FirmAndPhoneFields isFirmOptional />
        </Stack>
      </Section>
      <Section title="Address">
        <AddressFields states={states} />
      </Section>
      <Section title="Bar admissions">
        <AdmissionFields states={states} />
      </Section>
      <Section title="Practice">
        <Stack gap={5}>
          <ChecklistField name="caseTypes" label="Practice areas" options={caseTypes} />
          <ChecklistField
            name="states"
            label="States covered"
            hint="Where you are ready to appear. Each state counts only where you are admitted."
            options={states}
            searchable
          />
        </Stack>
      </Section>
    </>
  );
}
