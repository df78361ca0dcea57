import { NavLink } from 'react-router';
import { useUnreadActions } from '../../platform/unread-actions.ts';
import { Badge } from '../../ui/badge.tsx';
import type { MenuEntry } from '../menus.ts';
import { MenuIcon } from './menu-icon.tsx';

type MenuLinkProps = { entry: MenuEntry; icon?: number; className?: string | undefined };

/** One entry of a menu. The one that stands for the page shown says so. */
export function MenuLink({ entry, icon, className }: MenuLinkProps) {
  return (
    <NavLink to={entry.to} end className={className ?? ''}>
      {icon !== undefined && <MenuIcon of={entry} size={icon} />}
      <span>{entry.label}</span>
      {entry.counts === 'actions' && <UnreadActions />}
    </NavLink>
  );
}

function UnreadActions() {
  return <Badge count={useUnreadActions()} label="unread" />;
}
