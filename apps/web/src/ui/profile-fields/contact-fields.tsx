import { FieldGrid } from '../field-grid.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Stack } from '../stack.tsx';

export type Options = readonly { value: string; label: string }[];

export function NameFields() {
  return (
    <FieldGrid>
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
    </FieldGrid>
  );
}

export function FirmAndPhoneFields({ isFirmOptional = false }: { isFirmOptional?: boolean }) {
  return (
    <FieldGrid>
      <TextField name="firm" label="Firm" autoComplete="organization" optional={isFirmOptional} />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel-national" />
    </FieldGrid>
  );
}

export function AddressFields({ states }: { states: Options }) {
  return (
    <Stack gap={4}>
      <TextField name="street" label="Street" autoComplete="street-address" />
      <TextField name="city" label="City" autoComplete="address-level2" />
      <FieldGrid>
        <SelectField
          name="state"
          label="State"
          options={states}
          placeholder="Choose a state"
          autoComplete="address-level1"
        />
        <TextField name="zip" label="ZIP code" autoComplete="postal-code" />
      </FieldGrid>
    </Stack>
  );
}
