import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  icon: Icon;
  title: string;
  /** Why there is nothing, and what would change it. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export function EmptyState({ icon: StateIcon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <StateIcon size={32} stroke={1.75} aria-hidden />
      <p className={classes.title}>{title}</p>
      <p>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
