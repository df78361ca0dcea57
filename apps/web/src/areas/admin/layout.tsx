import { Outlet } from 'react-router';
import { AdminShell } from '../shell/admin-shell.tsx';

export default function AdminLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
