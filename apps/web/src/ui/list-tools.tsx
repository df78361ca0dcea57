import type { ReactNode } from 'react';
import classes from './list-tools.module.css';

/** What stands above a list: search first, then filters. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={classes.tools}>{children}</div>;
}
