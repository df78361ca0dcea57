import type { Role } from '@courtside/domain/access';
import {
  alreadySignedInPaths,
  type LoginKind,
  landingPath,
  safeReturnTo,
} from '@courtside/domain/navigation';
import { planned, type Row } from '../../route-config.ts';

/** After a fresh login: an explicit target, else where the visitor came from, else by role. */
export function freshLoginTarget(search: URLSearchParams, roles: readonly Role[]): string {
  return (
    safeReturnTo(search.get('redirectTo')) ??
    safeReturnTo(search.get('returnTo')) ??
    landingPath(roles)
  );
}

type Signed = { kind: LoginKind; roles: readonly Role[]; table: readonly Row[] };

/** For someone who was signed in already: back to where they came from, else by the kind of login page. */
export function signedInTarget(search: URLSearchParams, { kind, roles, table }: Signed): string {
  const byKind = alreadySignedInPaths[kind];
  const isBuilt = table.some(({ path, file }) => path === byKind && file !== planned);
  return safeReturnTo(search.get('returnTo')) ?? (isBuilt ? byKind : landingPath(roles));
}
