import { IconBell } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useUnreadActions } from '../../platform/unread-actions.ts';
import { Badge } from '../../ui/badge.tsx';
import type { MenuEntry } from '../menus.ts';
import classes from './member-header.module.css';

/** A bell with the number of unread actions; on phones the number sits on the bell. */
export function ActionsLink({ entry }: { entry: MenuEntry }) {
  const unread = useUnreadActions();
  return (
    <NavLink to={entry.to} end className={classes.actions ?? ''}>
      <IconBell size={20} stroke={1.75} aria-hidden />
      <span className={classes.actionsLabel}>{entry.label}</span>
      <Badge count={unread} label="unread" />
    </NavLink>
  );
}
