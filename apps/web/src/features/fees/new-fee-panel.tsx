import { feeAmounts, fees, placeLevels } from '@courtside/contract/fees';
import { useQueryClient } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { SearchSelectField } from '../../ui/fields/search-select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import type { Found } from '../../ui/search-select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AmountFields } from './amount-fields.tsx';
import { feesKey } from './fee-queries.ts';
import { placeOf } from './fee-query.ts';
import { InForceThere } from './in-force-there.tsx';
import { usePanelUnsaved } from './panel-unsaved.ts';
import { PlaceFields } from './place-fields.tsx';
import { SidePanel } from './side-panel.tsx';
import { typeFinder } from './type-finder.ts';

type NewFeePanelProps = {
  opened: boolean;
  onClose: () => void;
  /** The type that the grid shows, to begin with. */
  type: Found | null;
  onShow: (filters: Record<string, string>) => void;
};

const newFee = z.object({
  appearanceType: z.string().min(1, 'Choose an appearance type'),
  level: z.enum(placeLevels),
  place: z.string().min(1, 'Choose a place'),
  ...feeAmounts,
});

export function NewFeePanel({ opened, onClose, type, onShow }: NewFeePanelProps) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="New fee"
      lead="One appearance type at one place. The most specific place wins: court, county, state."
    >
      <NewFeeForm type={type} onDone={onClose} onShow={onShow} />
    </SidePanel>
  );
}

type NewFeeFormProps = Pick<NewFeePanelProps, 'type' | 'onShow'> & { onDone: () => void };

function NewFeeForm({ type, onDone, onShow }: NewFeeFormProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <Form
      label="New fee"
      schema={newFee}
      defaultValues={{ appearanceType: type?.value ?? '', level: 'court', place: '' }}
      onSubmit={async ({ appearanceType, level, place, ...amounts }) => {
        const body = { appearanceType, place: placeOf(level, place), ...amounts };
        const idempotencyKey = keyFor(body);
        const added = await call(fees.addNonStandard, { body }, { idempotencyKey });
        showToast({ kind: 'ok', text: `${added.appearanceTypeName} at ${added.placeName} added` });
        onDone();
        await queryClient.invalidateQueries({ queryKey: feesKey });
      }}
    >
      <Stack gap={5}>
        <SearchSelectField
          name="appearanceType"
          label="Appearance type"
          placeholder="Search by name or practice area"
          finder={typeFinder()}
          initial={type}
        />
        <PlaceFields />
        <InForceThere
          onShow={(filters) => {
            onDone();
            onShow(filters);
          }}
        />
        <AmountFields />
        <FormActions>
          <SubmitButton busyLabel="Adding">Add fee</SubmitButton>
        </FormActions>
      </Stack>
      <UnsavedReport />
    </Form>
  );
}

function UnsavedReport() {
  const { isDirty, isSubmitting } = useFormState();
  usePanelUnsaved(isDirty && !isSubmitting);
  return null;
}
