import classes from './badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type BadgeProps = { count: number; label: string };

/** How many wait for attention. Nothing is drawn for none. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
