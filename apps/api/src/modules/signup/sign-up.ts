import type { attorneySignupForm, clientSignupForm } from '@courtside/contract/signup';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { loginUrl, recoveryUrl, verifyUrl } from '../../platform/auth/account-urls.ts';
import { userRoles, users } from '../../platform/auth/auth.schema.ts';
import { createMailLink } from '../../platform/auth/mail-links.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { tryAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { savePractice } from '../accounts/index.ts';
import { type CaptchaVerdict, judgeCaptcha, spendCaptcha } from '../captcha/index.ts';
import { refuseWeakPassword } from '../passwords/index.ts';
import { isSource } from '../sources/index.ts';

type ClientForm = z.output<typeof clientSignupForm>;
type AttorneyForm = z.output<typeof attorneySignupForm>;

export interface PreparedSignup {
  captcha: CaptchaVerdict;
  /** Empty when the captcha was not passed, since then nothing is stored. */
  passwordHash: string;
}

/** What may ask Google or takes long, before the transaction opens. */
export async function prepareSignup(
  platform: Platform,
  { recaptcha, password, email, firstName, lastName, firm }: ClientForm | AttorneyForm,
): Promise<PreparedSignup> {
  const captcha = await judgeCaptcha(platform, recaptcha);
  if (captcha.outcome !== 'passed') return { captcha, passwordHash: '' };
  refuseWeakPassword(password, [email, firstName, lastName, firm]);
  return { captcha, passwordHash: await hashPassword(password) };
}

interface Signup {
  form: ClientForm | AttorneyForm;
  prepared: PreparedSignup;
  origin: Origin;
}

/** Opens an account, or writes to its owner if there is one: the answer never tells which. */
export async function signUp(
  tx: Tx,
  platform: Platform,
  { form, prepared, origin }: Signup,
): Promise<{ email: string }> {
  await spendCaptcha(tx, prepared.captcha);
  if (!(await isSource(tx, form.source))) {
    throw new Refusal('invalid_request', { errors: { source: 'Please choose one of the list' } });
  }
  const { email, firstName, lastName, phone, street, city, state, zip, source } = form;
  const contact = { email, firstName, lastName, phone, street, city, state, zip, source };
  const firm = form.firm || null;
  const [user] = await tx.orm
    .insert(users)
    .values({ ...contact, firm, passwordHash: prepared.passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) {
    await tellOwner(tx, platform, email);
    return { email };
  }

  const practice = 'admissions' in form ? form : undefined;
  const role = practice ? 'attorney' : 'client';
  await tx.orm.insert(userRoles).values({ userId: user.id, role });
  if (practice) await savePractice(tx, user.id, practice);
  const token = await createMailLink(tx, user.id, 'verify');
  await queueMail(tx, platform.jobs, {
    template: 'verify-email',
    to: email,
    variables: { link: verifyUrl(platform.env, token) },
  });
  record(tx, origin, {
    action: `signup.${role}`,
    recordType: 'user',
    recordId: user.id,
    after: { email, firstName, lastName, firm, source },
  });
  return { email };
}

// Beyond it nothing is sent: nobody's mailbox is flooded through us.
const mailsPerAddress = { burst: 3, seconds: 3600 };

async function tellOwner(tx: Tx, { jobs, env }: Platform, email: string): Promise<void> {
  if (!(await tryAllowance({ db: tx, env }, `already registered ${email}`, mailsPerAddress)))
    return;
  const owned = await tx.orm
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(users.email, email));
  const roles = owned.map(({ role }) => role);
  await queueMail(tx, jobs, {
    template: 'already-registered',
    to: email,
    variables: { login_url: loginUrl(env, roles), recovery_url: recoveryUrl(env, roles) },
  });
}
