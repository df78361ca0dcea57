import type { ReactNode } from 'react';
import classes from './fields.module.css';

type CheckProps = {
  label: ReactNode;
  /** For readers of the label alone, when it does not say what it is about. */
  describedBy?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox outside a form. */
export function Check({ label, describedBy, checked, onChange }: CheckProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
