import type { ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = { width?: 'form' | 'wide'; children: ReactNode };

/** The measure of a screen: gutters, and a column of 640 for forms. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
