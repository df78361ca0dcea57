import type { ReactNode } from 'react';
import classes from './page-title.module.css';

type PageTitleProps = { children: ReactNode; lead?: ReactNode; actions?: ReactNode };

export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <div className={classes.title}>
      <div>
        <h1>{children}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
