import { pageMeta } from '../../platform/page-meta.ts';
import { UsersScreen } from './users-screen.tsx';

export const meta = () =>
  pageMeta('/admin/manage_attorney_list', { description: 'All attorney accounts.', index: false });

export default function AttorneysPage() {
  return <UsersScreen kind="attorneys" />;
}
