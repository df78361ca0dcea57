import type { Role } from '@courtside/domain/access';
import { hashToken } from '../../platform/auth/sessions.ts';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

export interface PasswordOwner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  firm: string | null;
  passwordHash: string | null;
  roles: Role[];
}

const owner = `
  users.id, users.email, first_name as "firstName", last_name as "lastName", firm,
  password_hash as "passwordHash",
  array(select role from user_roles where user_id = users.id order by role) as roles`;

const selectByEmail = statement<PasswordOwner>(
  'select_password_owner_by_email',
  `select ${owner} from users where email = $1`,
);
const selectById = statement<PasswordOwner>(
  'select_password_owner',
  `select ${owner} from users where id = $1`,
);
const selectByLink = statement<PasswordOwner>(
  'select_password_owner_by_link',
  `select ${owner} from mail_links link join users on users.id = link.user_id
    where link.token_hash = $1 and link.purpose = 'reset'
      and link.used_at is null and link.expires_at > clock_now()`,
);

export async function findOwnerByEmail(db: DbOrTx, email: string) {
  return db.first(selectByEmail, [email]);
}

export async function findOwner(db: DbOrTx, userId: string) {
  return db.first(selectById, [userId]);
}

/** Whose link this is, as long as it is good; the link stays unused. */
export async function findOwnerByLink(db: DbOrTx, token: string) {
  return db.first(selectByLink, [hashToken(token)]);
}

/** What a guesser would try first. */
export function factsOf({ email, firstName, lastName, firm }: PasswordOwner) {
  return [email, firstName, lastName, firm];
}
