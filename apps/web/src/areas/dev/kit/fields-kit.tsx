import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';

const schema = z.object({
  caseNumber: z.string(),
  county: z.string(),
  email: z.email('Should be an email'),
  date: z.string(),
  state: z.string().min(1, 'State is required'),
  password: z.string().min(10, 'At least 10 characters'),
  notes: z.string().max(20, 'At most 20 characters'),
  attested: z.literal(true, 'Please check, and confirm'),
  fixed: z.string(),
});

const states = [
  { value: 'CA', label: 'California' },
  { value: 'NV', label: 'Nevada' },
];

/** Every field as it stands, and as it complains. */
export function FieldsKit() {
  return (
    <div data-span="5">
      <Section title="Fields">
        <Form
          label="Fields"
          schema={schema}
          unsaved="discard"
          defaultValues={{
            caseNumber: 'BCV-26-999101',
            county: 'Kern',
            email: 'morgan.quill',
            date: '2026-03-12',
            state: '',
            password: 'short',
            notes: 'Ask for the earliest date after April.',
            fixed: 'Set by the court',
          }}
          onSubmit={async () => {}}
        >
          <Stack gap={4}>
            <TextField name="caseNumber" label="Case number" hint="As the court writes it." />
            <TextField name="county" label="County" optional />
            <TextField name="email" label="Email" type="email" />
            <TextField name="date" label="Hearing date" type="date" />
            <SelectField name="state" label="State" options={states} />
            <PasswordField name="password" label="Password" autoComplete="new-password" />
            <TextareaField name="notes" label="Notes" rows={3} hint="Leave client names out." />
            <CheckboxField
              name="attested"
              label="I have checked, and I have no conflict with any of them."
            />
            <TextField name="fixed" label="Not yours to change" disabled />
          </Stack>
          <ShowProblems />
        </Form>
      </Section>
    </div>
  );
}

function ShowProblems() {
  const { trigger } = useFormContext();
  useEffect(() => {
    void trigger();
  }, [trigger]);
  return null;
}
