import { NumberField } from '../fields/number-field.tsx';
import { RowsField } from '../fields/rows-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { Options } from './contact-fields.tsx';

const blankAdmission = { state: undefined, number: '', year: undefined };

/** Where someone is admitted to practise: state, bar number, year. */
export function AdmissionFields({ states }: { states: Options }) {
  return (
    <RowsField
      name="admissions"
      label="Bar admissions"
      one="admission"
      blank={blankAdmission}
      most={states.length}
    >
      {(path) => (
        <>
          <SelectField name={`${path}.state`} label="State" options={states} />
          <TextField name={`${path}.number`} label="Bar number" autoComplete="off" />
          <NumberField name={`${path}.year`} label="Year" />
        </>
      )}
    </RowsField>
  );
}
