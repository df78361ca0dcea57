import { pageMeta } from '../../platform/page-meta.ts';
import { UsersScreen } from './users-screen.tsx';

export const meta = () =>
  pageMeta('/admin/manage_client_list', { description: 'All client accounts.', index: false });

export default function ClientsPage() {
  return <UsersScreen kind="clients" />;
}
