import { useWatch } from 'react-hook-form';
import { SelectField } from '../fields/select-field.tsx';
import classes from './column-fields.module.css';

type OurColumn = { name: string; label: string; optional: boolean; hint?: string | undefined };

/** A file as far as its columns can be recognized by it. */
type Sheet = { columns: readonly string[]; sample: readonly (readonly string[])[] };

type ColumnFieldsProps = { columns: readonly OurColumn[]; sheet: Sheet };

/** Which column of a file is which of ours, with some of what stands in it. */
export function ColumnFields({ columns, sheet }: ColumnFieldsProps) {
  return (
    <div className={classes.columns}>
      {columns.map((column) => (
        <ColumnField key={column.name} column={column} sheet={sheet} />
      ))}
    </div>
  );
}

type ColumnFieldProps = { column: OurColumn; sheet: Sheet };

function ColumnField({ column: { name, label, optional, hint = '' }, sheet }: ColumnFieldProps) {
  const chosen = useWatch({ name }) as string;
  const samples = sheet.sample
    .map((cells) => (chosen === '' ? '' : (cells[Number(chosen)] ?? '')))
    .filter((cell) => cell !== '');
  return (
    <SelectField
      name={name}
      label={label}
      optional={optional}
      placeholder="Not in the file"
      options={sheet.columns.map((heading, at) => ({
        value: String(at),
        label: heading || `Column ${at + 1}`,
      }))}
      hint={
        <span className={classes.sample}>
          {samples.length > 0 ? samples.slice(0, 3).join(' · ') : hint}
        </span>
      }
    />
  );
}
