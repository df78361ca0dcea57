import { useFormContext } from 'react-hook-form';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { OrderValues } from './order-values.ts';
import { useAppearanceTypes } from './orders-queries.ts';

/** Only of depositions. */
export function DepositionSection() {
  const { watch } = useFormContext<OrderValues>();
  const types = useAppearanceTypes();
  const chosen = types.find(({ id }) => id === watch('appearanceType'));
  if (!chosen?.isDeposition) return null;
  return (
    <FormSection title="Deposition">
      <TextField name="deposition.witness" label="Witness" />
      <CheckboxField name="deposition.isExpert" label="The witness is an expert" />
      <FieldGrid>
        <TextField
          name="deposition.expectedHours"
          label="Expected length in hours"
          inputMode="decimal"
          optional
        />
        <TextField name="deposition.location" label="Where it is taken" optional />
      </FieldGrid>
      <TextField
        name="deposition.notice"
        label="Notice"
        optional
        hint="Who noticed it, and what has to be brought."
      />
    </FormSection>
  );
}
