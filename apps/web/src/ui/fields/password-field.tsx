import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  disabled?: boolean;
};

export function PasswordField({ name, label, hint, optional, ...input }: PasswordFieldProps) {
  const { field, problem } = useField(name);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...input}
      {...field}
      value={field.value ?? ''}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        tabIndex: 0,
        'aria-label': visible ? 'Hide password' : 'Show password',
      }}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
