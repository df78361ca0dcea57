import { signup } from '@courtside/contract/signup';
import { sources } from '@courtside/contract/sources';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  anAddress,
  aSolvedCaptcha,
  buildAccountsApp,
  hashIn,
  logInAs,
  logOf,
  mailsTo,
  submit,
} from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aUserWithPassword } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { aClientForm, anAttorneyForm, strongPassword } from '../../testing/signup-forms.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp();
});
afterAll(() => test.stop());

const userOf = async (email: string, on = test) => {
  const [user] = await on.platform.db.sql<{ id: string; standing: string; password_hash: string }>(
    'select * from users where email = $1',
    [email],
  );
  return user;
};
const templatesTo = async (email: string) =>
  (await mailsTo(test, email)).map(({ template }) => template);
const verify = (hash: string, on = test) =>
  on.call(signup.verify, { params: { hash }, headers: { 'x-forwarded-for': anAddress() } });
const expired = {
  message: 'This link was used already or has expired.',
  code: 'link_expired',
  errors: {},
};

describe('a client who signs up', () => {
  it('gets a mail, confirms by it, and can sign in', async () => {
    const form = aClientForm();
    const answer = await submit(test, signup.client, form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ email: form.email });
    const user = await userOf(form.email);
    expect(user).toMatchObject({
      standing: 'unverified',
      full_name: 'Dana Whitlock',
      firm: 'Whitlock Partners',
      source: 'colleague',
      zip: '94607',
    });
    expect(user?.password_hash).toMatch(/^argon2id\$/);
    const early = await logInAs(test, form.email, { password: strongPassword });
    expect(early.json()).toMatchObject({ code: 'email_not_verified' });

    const [mail] = await mailsTo(test, form.email);
    expect(mail).toMatchObject({
      template: 'verify-email',
      subject: 'Please confirm your email address',
    });
    expect(mail?.plain).toContain(`http://localhost:0/signup/verify/${hashIn(mail)}`);
    expect(mail?.plain).not.toContain('Dana');
    const confirmed = await verify(hashIn(mail));
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toEqual({ kind: 'client' });
    expect((await logInAs(test, form.email, { password: strongPassword })).statusCode).toBe(200);
    expect((await logOf(test, String(user?.id))).map(({ action }) => action)).toEqual([
      'signup.client',
      'signup.verify',
      'auth.login',
    ]);
    expect(JSON.stringify(await logOf(test, String(user?.id)))).not.toContain(strongPassword);
  });

  it('gets the same answer for the same key, and one account', async () => {
    const body = { ...aClientForm(), recaptcha: await aSolvedCaptcha(test) };
    const send = () =>
      test.call(signup.client, {
        body,
        headers: { 'idempotency-key': 'signup-key-1', 'x-forwarded-for': anAddress() },
      });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await templatesTo(body.email)).toEqual(['verify-email']);
  });

  it('who is raced by others with the same address: one account, alike answers', async () => {
    const { email } = aClientForm();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        submit(test, signup.client, aClientForm({ email, firstName: `Dana${i}` })),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`201 ${JSON.stringify({ email })}`]),
    );
    const rows = await test.platform.db.sql('select from users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer, an unchanged account and a mail to its owner', async () => {
    const owner = await aUserWithPassword(test.platform.db, ['attorney']);
    const before = await userOf(owner.email);
    const answer = await submit(test, signup.client, aClientForm({ email: owner.email }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ email: owner.email });
    expect(await userOf(owner.email)).toEqual(before);
    const [mail, ...others] = await mailsTo(test, owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'already-registered',
      subject: 'You already have an account',
    });
    expect(mail?.plain).toContain('http://localhost:0/attorney/login');
    expect(mail?.plain).toContain('http://localhost:0/password/recovery');
  });

  it('is not flooded: three mails an hour', async () => {
    const owner = await aUserWithPassword(test.platform.db, ['client']);
    for (let i = 0; i < 5; i += 1) {
      const answer = await submit(test, signup.client, aClientForm({ email: owner.email }));
      expect(answer.statusCode).toBe(201);
    }
    expect(await templatesTo(owner.email)).toHaveLength(3);
  });
});

describe('an attorney who signs up', () => {
  it('tells us their practice, confirms, and waits for an administrator', async () => {
    const form = anAttorneyForm();
    expect((await submit(test, signup.attorney, form)).statusCode).toBe(201);
    const user = await userOf(form.email);
    const practice = await test.platform.db.sql(
      `select (select array_agg(state || number || year order by state) from bar_admissions where user_id = $1) as admissions,
              (select array_agg(case_type order by case_type) from attorney_case_types where user_id = $1) as types,
              (select array_agg(state order by state) from attorney_states where user_id = $1) as states`,
      [user?.id],
    );
    expect(practice).toEqual([
      {
        admissions: ['CA2001002009', 'NV47112015'],
        types: ['Bankruptcy', 'Civil'],
        states: ['CA', 'NV'],
      },
    ]);
    const confirmed = await verify(hashIn((await mailsTo(test, form.email))[0]));
    expect(confirmed.json()).toEqual({ kind: 'attorney' });
    expect(await templatesTo(form.email)).toEqual(['attorney-waiting', 'verify-email']);
    expect((await userOf(form.email))?.standing).toBe('waiting');
    const login = await logInAs(test, form.email, { password: strongPassword });
    expect(login.json()).toMatchObject({ code: 'waiting_for_activation' });
  });
});

describe('a form that is refused', () => {
  const tooEasy = 'This password is too easy to guess';
  it.each([
    ['a common password', { password: 'password12345' }, { password: tooEasy }],
    ['keys in a row', { password: 'qwertyuiop123' }, { password: tooEasy }],
    ['the own name and firm', { password: 'danawhitlockpartners' }, { password: tooEasy }],
    ['our own name', { password: 'courtside2026' }, { password: tooEasy }],
    ['a short password', { password: 'x9!Lq2#w' }, { password: 'Use at least 10 characters' }],
    ['a source of their own', { source: 'a-bird' }, { source: 'Please choose one of the list' }],
    ['a role', { role: 'admin' }, { role: 'Unknown field' }],
    ['a standing', { activatedAt: '2026-01-01' }, { activatedAt: 'Unknown field' }],
    ['terms not accepted', { terms: false }, { terms: 'Please accept the terms' }],
    ['no captcha', { recaptcha: '' }, { recaptcha: 'You need to pass a check' }],
    ['a broken captcha', { recaptcha: 'abcd' }, { recaptcha: 'You need to pass a check' }],
    ['a wrong ZIP code', { zip: '9460' }, { zip: 'Should be a ZIP code' }],
    ['a wrong phone', { phone: '12345' }, { phone: 'Should be a US phone number' }],
  ])('for %s leaves nothing behind', async (_, details, errors) => {
    const form = aClientForm(details);
    const answer = await submit(test, signup.client, form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'Some of what was sent is not valid.',
      code: 'invalid_request',
      errors,
    });
    expect(await userOf(form.email)).toBeUndefined();
    expect(await mailsTo(test, form.email)).toEqual([]);
  });

  it('for its password may be sent again with the same captcha, and then no more', async () => {
    const recaptcha = await aSolvedCaptcha(test);
    const form = aClientForm({ recaptcha });
    const weak = await submit(test, signup.client, { ...form, password: 'password12345' });
    expect(weak.statusCode).toBe(400);
    expect((await submit(test, signup.client, form)).statusCode).toBe(201);
    const again = await submit(test, signup.client, aClientForm({ recaptcha }));
    expect(again.json()).toMatchObject({ errors: { recaptcha: 'You need to pass a check' } });
  });
});

describe('the link of the mail', () => {
  const signedUp = async (on = test) => {
    const form = aClientForm();
    await submit(on, signup.client, form);
    return { email: form.email, hash: hashIn((await mailsTo(on, form.email))[0]) };
  };

  it('works once, also when raced', async () => {
    const { hash } = await signedUp();
    const all = await Promise.all(Array.from({ length: 10 }, () => verify(hash)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 410)).toHaveLength(9);
    expect((await verify(hash)).json()).toEqual(expired);
  });

  it('works for three days', async () => {
    const own = await buildAccountsApp();
    onTestFinished(() => own.stop());
    const [late, inTime] = [await signedUp(own), await signedUp(own)];
    await moveClock(own.platform.db, '2 days 23 hours 59 minutes');
    expect((await verify(inTime.hash, own)).statusCode).toBe(200);
    await moveClock(own.platform.db, '2 minutes');
    expect((await verify(late.hash, own)).json()).toEqual(expired);
    expect((await userOf(late.email, own))?.standing).toBe('unverified');
  });

  it.each(['x'.repeat(43), 'short', '%00'])('%s is none of ours', async (hash) => {
    const answer = await verify(hash);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toEqual(expired);
  });

  it('is not in the database', async () => {
    const { hash } = await signedUp();
    const rows = await test.platform.db.sql<{ row: string }>(
      'select mail_links::text as row from mail_links',
    );
    const text = rows.map(({ row }) => row).join();
    expect(text).not.toContain(hash);
    expect(text).not.toContain(Buffer.from(hash, 'base64url').toString('hex'));
  });

  it('is sent again to whoever has not confirmed, and the earlier one is void', async () => {
    const { email, hash } = await signedUp();
    const answer = await submit(test, signup.resend, { email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    await runJobs(test);
    const fresh = hashIn((await mailsTo(test, email))[0]);
    expect(fresh).not.toBe(hash);
    expect((await verify(hash)).statusCode).toBe(410);
    expect((await verify(fresh)).statusCode).toBe(200);
  });

  it('is sent to nobody else, with the same answer', async () => {
    const { email } = await aUserWithPassword(test.platform.db, ['client']);
    for (const to of [email, 'nobody@firm.test']) {
      const answer = await submit(test, signup.resend, { email: to });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      await runJobs(test);
      expect(await mailsTo(test, to)).toEqual([]);
    }
  });
});

describe('the list of sources', () => {
  it('is in its order', async () => {
    const { items } = (await test.call(sources.list)).json<{ items: { name: string }[] }>();
    expect(items.map(({ name }) => name)).toEqual([
      'Search engine',
      'Colleague or friend',
      'Bar association',
      'Legal publication',
      'Social media',
      'Conference or event',
      'Other',
    ]);
  });
});
