import type { ReactNode } from 'react';
import { FieldProblem } from './field-parts.tsx';
import classes from './problem-line.module.css';

type ProblemLineProps = {
  children: ReactNode;
  /** For the field to be described by. */
  id?: string;
  /** Below the words of a checkbox. */
  indented?: boolean;
  /** Read out as it appears, where no field that has the focus is described by it. */
  announced?: boolean;
};

/** Why something cannot stay as it is, below it. A span, as it also stands in the cells of tables. */
export function ProblemLine({ children, id, indented, announced }: ProblemLineProps) {
  return (
    <span
      id={id}
      className={classes.problem}
      data-indented={indented || undefined}
      role={announced ? 'alert' : undefined}
    >
      <FieldProblem>{children}</FieldProblem>
    </span>
  );
}
