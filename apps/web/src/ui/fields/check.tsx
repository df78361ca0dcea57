import { type ReactNode, useId } from 'react';
import classes from './fields.module.css';
import { ProblemLine } from './problem-line.tsx';

type CheckProps = {
  label: ReactNode;
  /** For readers of the label alone, when it does not say what it is about. */
  describedBy?: string;
  /** Why it cannot stay as it is. */
  problem?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox outside a form. */
export function Check({ label, describedBy, problem, checked, onChange }: CheckProps) {
  const id = useId();
  const box = (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={checked}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[describedBy, problem && id].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (!problem) return box;
  return (
    <div>
      {box}
      <ProblemLine id={id} indented>
        {problem}
      </ProblemLine>
    </div>
  );
}
