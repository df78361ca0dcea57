import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import classes from './fields.module.css';
import { useField } from './use-field.ts';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  /** Told when another is chosen, for what depends on it. */
  onChoose?: (value: string) => void;
};

/** A short list. Phones show it with their own picker. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder = 'Choose',
  onChoose,
  ...input
}: SelectFieldProps) {
  const { field, problem } = useField(name);
  return (
    <NativeSelect
      {...input}
      {...field}
      value={field.value ?? ''}
      onChange={(event) => {
        field.onChange(event);
        onChoose?.(event.currentTarget.value);
      }}
      data={[{ value: '', label: placeholder }, ...options]}
      rightSection={
        <IconChevronDown size={18} stroke={1.75} className={classes.chevron} aria-hidden />
      }
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
