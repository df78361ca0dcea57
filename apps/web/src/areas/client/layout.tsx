import { Outlet } from 'react-router';
import { clientBar, clientMenu } from '../member-menus.ts';
import { MemberShell } from '../shell/member-shell.tsx';

export default function ClientLayout() {
  return (
    <MemberShell label="Client" menu={clientMenu} bar={clientBar}>
      <Outlet />
    </MemberShell>
  );
}
