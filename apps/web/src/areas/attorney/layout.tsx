import { Outlet } from 'react-router';
import { attorneyBar, attorneyMenu } from '../member-menus.ts';
import { MemberShell } from '../shell/member-shell.tsx';

export default function AttorneyLayout() {
  return (
    <MemberShell label="Attorney" menu={attorneyMenu} bar={attorneyBar}>
      <Outlet />
    </MemberShell>
  );
}
