import { TextInput } from '@mantine/core';
import { IconCurrencyDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { centsIn, dollarsOf } from './money-text.ts';
import { useField } from './use-field.ts';

/** An amount, typed as dollars and held as whole cents. Left empty it is null. */
export function MoneyField({ name, label, hint, optional }: FieldProps) {
  const { field, problem } = useField(name);
  const { value, onChange, onBlur, ...input } = field;
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<IconCurrencyDollar size={18} stroke={1.75} aria-hidden />}
      value={typed ?? dollarsOf(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(centsIn(event.currentTarget.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
