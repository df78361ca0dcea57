import '@mantine/core/styles/Input.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

export type FieldProps = {
  /** The field's name in the form's values, with dots for nested ones. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
};

function FieldLabel({ label, optional = false }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={classes.optional}> (optional)</span>}
    </>
  );
}

export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </>
  );
}

/** What every field takes from its own props, in the shape the inputs want. */
export function fieldWording(
  { label, hint, optional = false }: Omit<FieldProps, 'name'>,
  problem: string | undefined,
) {
  return {
    label: <FieldLabel label={label} optional={optional} />,
    description: hint,
    error: problem && <FieldProblem>{problem}</FieldProblem>,
    'aria-required': !optional,
  };
}
