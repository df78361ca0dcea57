import { mayPerform } from '@courtside/domain/access';
import { Outlet } from 'react-router';
import { useRoles } from '../../platform/session/use-roles.ts';
import { attorneyBar, attorneyMenu, clientBar, clientMenu } from '../member-menus.ts';
import { AdminShell } from '../shell/admin-shell.tsx';
import { MemberShell } from '../shell/member-shell.tsx';

/** Screens that every role has, each inside the shell of its own area. */
export default function UserLayout() {
  const roles = useRoles();
  if (mayPerform(roles, 'area.admin')) {
    return (
      <AdminShell>
        <Outlet />
      </AdminShell>
    );
  }
  const isAttorney = mayPerform(roles, 'area.attorney');
  return (
    <MemberShell
      label={isAttorney ? 'Attorney' : 'Client'}
      menu={isAttorney ? attorneyMenu : clientMenu}
      bar={isAttorney ? attorneyBar : clientBar}
    >
      <Outlet />
    </MemberShell>
  );
}
