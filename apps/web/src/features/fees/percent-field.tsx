import { TextInput } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { type FieldProps, fieldWording } from '../../ui/fields/field-parts.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { percentIn } from './percent-text.ts';

/** A whole percentage that raises or lowers: 10, -5. */
export function PercentField({ name, label, hint, optional }: FieldProps) {
  const { field, problem } = useField(name);
  const { value, onChange, ...input } = field;
  return (
    <TextInput
      {...input}
      autoComplete="off"
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(event) => onChange(percentIn(event.currentTarget.value))}
      rightSection={<IconPercentage size={18} stroke={1.75} aria-hidden />}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
