import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Fields that are read together, beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
