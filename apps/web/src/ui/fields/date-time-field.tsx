import { TextInput } from '@mantine/core';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

/** A day and time in UTC, held as an instant. Left empty it is null. */
export function DateTimeField({ name, label, hint, optional }: FieldProps) {
  const { field, problem } = useField(name);
  const { value, onChange, ...input } = field;
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={typeof value === 'string' ? value.slice(0, 16) : ''}
      onChange={(event) => {
        onChange(instantOf(event.currentTarget.value));
      }}
      {...fieldWording({ label, hint: hint ?? 'In UTC', ...(optional && { optional }) }, problem)}
    />
  );
}

// A year of five digits, as the input lets one type, stays as typed and is refused in words.
function instantOf(typed: string): string | null {
  if (typed === '') return null;
  const at = new Date(`${typed}Z`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}
