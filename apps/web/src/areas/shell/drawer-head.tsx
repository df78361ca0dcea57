import type { ReactNode } from 'react';
import classes from './bottom-bar.module.css';

/** What stands beside the drawer's close button. */
export function DrawerHead({ children }: { children: ReactNode }) {
  return <p className={classes.head}>{children}</p>;
}
