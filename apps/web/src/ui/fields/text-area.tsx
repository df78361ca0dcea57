import { Textarea } from '@mantine/core';
import { type FieldProps, fieldWording } from './field-parts.tsx';

type TextAreaProps = Omit<FieldProps, 'name'> & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
};

/** Some lines of text outside a form. */
export function TextArea({ label, hint, optional, onChange, rows = 3, ...input }: TextAreaProps) {
  return (
    <Textarea
      {...input}
      rows={rows}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, undefined)}
    />
  );
}
