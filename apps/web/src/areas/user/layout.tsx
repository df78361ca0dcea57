import { Outlet } from 'react-router';
import { PublicShell } from '../public/layout.tsx';

export default function Layout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
