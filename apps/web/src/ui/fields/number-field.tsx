import { TextInput } from '@mantine/core';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

/** A whole number. Without the arrows of number inputs, which a scroll of the page would turn. */
export function NumberField({ name, label, hint, optional }: FieldProps) {
  const { field, problem } = useField(name);
  const { value, onChange, ...input } = field;
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(event) => onChange(numberIn(event.currentTarget.value))}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}

// What is no number stays as typed, so that it can be seen and corrected.
function numberIn(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  return /^\d+$/.test(text.trim()) ? Number(text) : text;
}
