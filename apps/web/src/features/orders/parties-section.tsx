import { partyRoles } from '@courtside/domain/appearances';
import { IconWand } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { RowsField } from '../../ui/fields/rows-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { OrderValues } from './order-values.ts';
import { notListed, suggestParties } from './suggest-parties.ts';

const roleOptions = Object.entries(partyRoles).map(([value, label]) => ({ value, label }));

/** The conflict list. */
export function PartiesSection() {
  return (
    <FormSection
      title="Parties and opposing counsel"
      lead="All of them: attorneys check these names for conflicts before they accept."
    >
      <SuggestedParties />
      <RowsField
        name="parties"
        label="Parties"
        one="party"
        blank={{ name: '', role: 'opposing_counsel' }}
        most={60}
        pair
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label="Name" />
            <SelectField name={`${path}.role`} label="Role" options={roleOptions} />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}

/** The names in the caption, for one click. */
function SuggestedParties() {
  const { watch, setValue } = useFormContext<OrderValues>();
  const [caption, caseType, parties] = watch(['caption', 'caseType', 'parties']);
  const missing = notListed(suggestParties(caption, caseType), parties);
  if (missing.length === 0) return null;
  const fill = () => {
    const entered = parties.filter(({ name }) => name.trim() !== '');
    setValue('parties', [...missing, ...entered], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div>
      <Button variant="secondary" size="s" onClick={fill}>
        <IconWand size={16} stroke={1.75} aria-hidden />
        {`Add ${missing.map(({ name }) => name).join(' and ')}`}
      </Button>
    </div>
  );
}
