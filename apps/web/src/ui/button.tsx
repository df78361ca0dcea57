import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './button.module.css';

type Look = {
  variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger' | 'danger-fill';
  size?: 's' | 'm' | 'l';
  wide?: boolean;
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Work is under way: the button keeps its place and its focus, and does nothing when pressed. */
    busy?: boolean;
    busyLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...look({ variant, size, wide })}
      // oxlint-disable-next-line react/button-has-type -- the default above is a valid type
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <span className={classes.spinner} aria-hidden="true" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  wide,
  ...rest
}: Look & Omit<LinkProps, 'className' | 'style'>) {
  return <Link {...rest} {...look({ variant, size, wide })} />;
}

type GivenLook = { [Key in keyof Look]: Look[Key] | undefined };

function look({ variant = 'primary', size = 'm', wide = false }: GivenLook) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}
