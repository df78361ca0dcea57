import { useFormContext } from 'react-hook-form';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioCardsField } from '../../ui/fields/radio-cards-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { useOrder } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import { type AppearanceType, useAppearanceTypes } from './orders-queries.ts';

/** What kind of hearing, and how it is attended. */
export function KindSection() {
  const { watch } = useFormContext<OrderValues>();
  const types = useAppearanceTypes();
  const { chooseArea, chooseType } = useKindChoices(types);
  const [caseType, appearanceType] = watch(['caseType', 'appearanceType']);
  const offered = types.filter((type) => type.caseType === caseType);
  const chosen = offered.find(({ id }) => id === appearanceType);
  const { quote } = useOrder().quote;
  return (
    <FormSection title="Appearance">
      <FieldGrid>
        <SelectField
          name="caseType"
          label="Case type"
          options={caseTypeOptions}
          onChoose={chooseArea}
        />
        <SelectField
          name="appearanceType"
          label="Appearance type"
          placeholder={caseType ? 'Choose' : 'Choose a case type first'}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          hint={chosen?.description}
          onChoose={chooseType}
        />
      </FieldGrid>
      <RadioCardsField
        name="mode"
        label="How will the attorney appear?"
        cards={modeCards(chosen)}
      />
      <RemoteFields />
      <FieldGrid>
        <NumberField
          name="expectedMinutes"
          label="Expected length in minutes"
          optional
          hint={quote && `${quote.includedMinutes} minutes are included in the fee.`}
        />
      </FieldGrid>
    </FormSection>
  );
}

function modeCards(type: AppearanceType | undefined) {
  const isOpen = { in_person: type?.inPerson ?? true, remote: type?.remote ?? true };
  return [
    ...(isOpen.in_person
      ? [{ value: 'in_person', label: 'In person', detail: 'At the courthouse' }]
      : []),
    ...(isOpen.remote
      ? [
          { value: 'video', label: 'Video', detail: 'Link and passcode' },
          { value: 'phone', label: 'Phone', detail: 'Dial-in number' },
        ]
      : []),
  ];
}

function RemoteFields() {
  const { watch } = useFormContext<OrderValues>();
  const mode = watch('mode');
  if (mode === 'in_person') return null;
  return (
    <FieldGrid>
      {mode === 'video' && (
        <TextField
          name="remoteLink"
          label="Link to the hearing"
          optional
          hint="Can be added later."
        />
      )}
      <TextField
        name="remotePasscode"
        label={mode === 'video' ? 'Passcode' : 'Dial-in number and passcode'}
        optional
      />
    </FieldGrid>
  );
}

/** What follows from the choice of a practice area or of a kind of hearing. */
function useKindChoices(types: readonly AppearanceType[]) {
  const { getValues, setValue, trigger } = useFormContext<OrderValues>();
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const chooseType = (id: string) => {
    const type = typeOf(id);
    if (!type) return;
    setValue('expectedMinutes', type.usualMinutes, { shouldDirty: true, shouldValidate: true });
    const isRemote = getValues('mode') !== 'in_person';
    if (isRemote && !type.remote) setValue('mode', 'in_person', { shouldDirty: true });
    if (!isRemote && !type.inPerson) setValue('mode', 'video', { shouldDirty: true });
    void trigger('mode');
  };
  const chooseArea = (caseType: string) => {
    const before = typeOf(getValues('appearanceType'));
    if (!before || before.caseType === caseType) return;
    // Many areas have a status conference: the same word stays chosen.
    const same = types.find((type) => type.caseType === caseType && type.name === before.name);
    setValue('appearanceType', same?.id ?? '', { shouldDirty: true });
    if (same) chooseType(same.id);
  };
  return { chooseArea, chooseType };
}
