import { createElement } from 'react';
import { iconOf } from './menu-icons.ts';

type MenuIconProps = { of: Parameters<typeof iconOf>[0]; size: number };

export function MenuIcon({ of, size }: MenuIconProps) {
  return createElement(iconOf(of), { size, stroke: 1.75, 'aria-hidden': true });
}
