import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'date' | 'time' | 'search'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal';
  disabled?: boolean;
};

export function TextField({ name, label, hint, optional, ...input }: TextFieldProps) {
  const { field, problem } = useField(name);
  return (
    <TextInput
      {...input}
      {...field}
      value={field.value ?? ''}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
