import { caseNumberWarning, normalizeCaseNumber, sides } from '@courtside/domain/appearances';
import { useFormContext } from 'react-hook-form';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import choicesClasses from './choices.module.css';
import { FormSection } from './form-section.tsx';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useCourt } from './orders-queries.ts';
import { PartiesSection } from './parties-section.tsx';
import { sideOf } from './suggest-parties.ts';

/** The case, who is in it, and whom the attorney appears for. */
export function CaseSection() {
  return (
    <>
      <FormSection title="Case">
        <TextField name="caption" label="Caption" hint="Such as Otter Creek Freight v. Moonbeam." />
        <CaseNumberField />
      </FormSection>
      <PartiesSection />
      <RepresentedSection />
      <FormSection title="Attorney of record">
        <FieldGrid>
          <TextField name="attorneyOfRecord" label="Name" optional />
          <TextField name="attorneyOfRecordBar" label="Bar number" optional />
        </FieldGrid>
      </FormSection>
    </>
  );
}

function CaseNumberField() {
  const { watch } = useFormContext<OrderValues>();
  const [typed, court] = watch(['caseNumber', 'court']);
  const isFederal = useCourt(court).data?.kind === 'federal_district';
  const warning = caseNumberWarning(typed, isFederal);
  const normalized = normalizeCaseNumber(typed);
  return (
    <TextField
      name="caseNumber"
      label="Case number"
      optional
      hint={
        warning ? (
          <span className={classes.warm}>{warning}</span>
        ) : (
          normalized && `Found again as ${normalized}, however it is written.`
        )
      }
    />
  );
}

const sideOptions = Object.entries(sides).map(([value, label]) => ({ value, label }));

function RepresentedSection() {
  const { watch, setValue } = useFormContext<OrderValues>();
  const [parties, chosen] = watch(['parties', 'representedParty']);
  const named = parties.filter(({ name, role }) => name.trim() && sideOf(role));
  const choose = ({ name, role }: (typeof parties)[number]) => {
    setValue('representedParty', name.trim(), { shouldDirty: true, shouldValidate: true });
    setValue('representedSide', sideOf(role), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormSection title="Represented party">
      {named.length > 0 && (
        <fieldset className={choicesClasses.choices}>
          <legend>The attorney appears for</legend>
          {named.map((party) => (
            <button
              key={party.name}
              type="button"
              aria-pressed={party.name.trim() === chosen}
              onClick={() => choose(party)}
            >
              {party.name}
            </button>
          ))}
        </fieldset>
      )}
      <FieldGrid>
        <TextField name="representedParty" label="Represented party" />
        <SelectField name="representedSide" label="Side" options={sideOptions} />
      </FieldGrid>
    </FormSection>
  );
}
