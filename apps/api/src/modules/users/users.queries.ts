import type { QueryOf } from '@courtside/contract/endpoint';
import type { listedUser, users } from '@courtside/contract/users';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { Refusal } from '../../platform/refusal.ts';

export type ListedUser = z.output<typeof listedUser>;

const select = `
  select u.id, u.email, u.full_name as "fullName", u.firm, u.phone, u.standing,
         u.created_at as "createdAt",
         (select coalesce(jsonb_agg(jsonb_build_object('role', role) order by role), '[]')
            from user_roles where user_id = u.id) as roles
    from users u`;

export async function listUsers(
  db: DbOrTx,
  role: 'attorney' | 'client',
  { search, standing, ...page }: QueryOf<typeof users.listClients>,
) {
  return keysetPage<ListedUser>(
    db,
    {
      select,
      where: [
        ...where('exists (select from user_roles r where r.user_id = u.id and r.role = ?)', role),
        ...where('u.standing = ?', standing),
        ...where('u.search_text like ?', containing(search)),
      ],
      key: [
        { column: 'u.created_at', type: 'timestamptz', of: (user) => user.createdAt },
        { column: 'u.id', type: 'uuid', of: (user) => user.id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const lockMember = statement<{ standing: ListedUser['standing'] }>(
  'lock_member',
  `select standing from users u
    where id = $1
      and exists (select from user_roles where user_id = u.id and role in ('client', 'attorney'))
      and not exists (select from user_roles where user_id = u.id and role in ('admin', 'admin_limited'))
      for no key update`,
);

/** Clients and attorneys only: nobody shuts an administrator out, or themselves. */
export async function lockMemberStanding(tx: Tx, id: string) {
  const member = await tx.first(lockMember, [id]);
  if (!member) throw new Refusal('not_found');
  return member.standing;
}

const selectUser = statement<ListedUser>('select_listed_user', `${select} where u.id = $1`);

export async function getListedUser(db: DbOrTx, id: string): Promise<ListedUser> {
  const user = await db.first(selectUser, [id]);
  if (!user) throw new Refusal('not_found');
  return user;
}
