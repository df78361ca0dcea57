import { Textarea } from '@mantine/core';
import { type FieldProps, fieldWording } from './field-parts.tsx';

type TextAreaProps = Omit<FieldProps, 'name'> & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  /** Why it cannot stay as it is. */
  problem?: string | undefined;
};

/** Some lines of text outside a form. */
export function TextArea({
  label,
  hint,
  optional,
  onChange,
  problem,
  rows = 3,
  ...input
}: TextAreaProps) {
  return (
    <Textarea
      {...input}
      rows={rows}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
