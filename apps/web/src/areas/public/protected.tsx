import { Navigate } from 'react-router';
import { pageMeta } from '../../platform/page-meta.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AccessDenied } from './access-denied.tsx';

export const meta = () =>
  pageMeta('/protected', { description: 'This page needs another account.', index: false });

/** Where old links lead those who lack a role. A stranger has no role to lack and signs in first. */
export default function Protected() {
  const { session, isLoading } = useSession();
  if (session) return <AccessDenied />;
  return isLoading ? null : <Navigate to="/login" replace />;
}
