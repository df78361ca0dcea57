import { Textarea } from '@mantine/core';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

type TextareaFieldProps = FieldProps & { rows?: number; disabled?: boolean };

export function TextareaField({
  name,
  label,
  hint,
  optional,
  rows = 5,
  ...input
}: TextareaFieldProps) {
  const { field, problem } = useField(name);
  return (
    <Textarea
      {...input}
      {...field}
      rows={rows}
      value={field.value ?? ''}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
