import type { ReactNode } from 'react';
import classes from './overview.module.css';

type FigureProps = { name: string; value: ReactNode; children: ReactNode };

/** A number at a glance, with what it means below. */
export function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.note}>{children}</dd>
    </div>
  );
}
