import { FieldGrid } from '../../ui/field-grid.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/stack.tsx';

type AdmissionFieldsProps = {
  placeLabel: string;
  /** None when the place is settled. */
  choices?: readonly { value: string; label: string }[];
  /** Federal courts give no number, and often no year. */
  isOptional?: boolean;
};

export function AdmissionFields({ placeLabel, choices, isOptional = false }: AdmissionFieldsProps) {
  return (
    <Stack gap={4}>
      {choices && <SelectField name="place" label={placeLabel} options={choices} />}
      <FieldGrid>
        <TextField name="number" label="Bar number" autoComplete="off" optional={isOptional} />
        <NumberField name="year" label="Year of admission" optional={isOptional} />
      </FieldGrid>
      <TextField
        name="expiresOn"
        label="Valid until"
        type="date"
        optional
        hint="Leave empty when it is renewed without an end date. We warn you 60 days ahead."
      />
    </Stack>
  );
}
