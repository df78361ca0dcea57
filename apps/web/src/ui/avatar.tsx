import classes from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

type AvatarProps = { name: string; size?: 's' | 'm' | 'l' };

/** Initials, always beside the written name and therefore not read out. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
