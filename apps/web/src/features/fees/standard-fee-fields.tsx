import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AmountFields } from './amount-fields.tsx';

/** An appearance type and its standard fee. */
export function StandardFeeFields() {
  return (
    <Stack gap={7}>
      <Section title="Appearance type">
        <Stack gap={4}>
          <SelectField name="caseType" label="Practice area" options={caseTypeOptions} />
          <TextField name="name" label="Name" autoComplete="off" />
          <TextareaField
            name="description"
            label="Description"
            hint="Clients read it when they choose."
            optional
            rows={3}
          />
          <FieldGrid>
            <TextField
              name="utbmsTask"
              label="UTBMS code"
              hint="The task code on invoices, such as L450."
              autoComplete="off"
            />
            <NumberField name="usualMinutes" label="Usual length (minutes)" />
          </FieldGrid>
          <Stack gap={3}>
            <CheckboxField name="inPerson" label="Attended in person" />
            <CheckboxField name="remote" label="Attended remotely" />
            <CheckboxField
              name="active"
              label="Offered to clients"
              hint="Inactive types cannot be ordered. What was ordered is not touched."
            />
          </Stack>
        </Stack>
      </Section>
      <Section title="Standard fee">
        <AmountFields />
      </Section>
    </Stack>
  );
}
