import { accounts } from '@courtside/contract/accounts';
import { auth } from '@courtside/contract/auth';
import type { Session } from '@courtside/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../../platform/auth/sessions.ts';
import { buildAccountsApp, logInAs, logOf } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, aUser, aUserWithPassword } from '../../testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp();
});
afterAll(() => test.stop());

const client = {
  firstName: 'Robin',
  lastName: 'Marsh',
  phone: '(555) 010-0134',
  street: '12 Alder Row',
  city: 'Sacramento',
  state: 'CA',
  zip: '95814',
  firm: 'Marsh & Vale',
};
const practice = {
  admissions: [{ state: 'CA', number: '1234', year: 2001 }],
  caseTypes: ['Civil'],
  states: ['CA', 'OR'],
};

describe('the profile of a client', () => {
  it('is shown, changed, and the change is on record with what was before', async () => {
    const { id, token } = await aSignedInUser(test.platform.db, 'client');
    const shown = await test.call(accounts.getClient, { token });
    const { email } = shown.json<{ email: string }>();
    expect(shown.json()).toEqual({ ...client, lastName: 'Vale', firm: '', email });
    const saved = await test.call(accounts.saveClient, { token, body: client });
    expect(saved.json()).toEqual({ ...client, email });
    expect((await test.call(accounts.getClient, { token })).json()).toEqual({ ...client, email });
    expect(await logOf(test, id)).toEqual([
      {
        action: 'accounts.change',
        actor_id: id,
        before: { lastName: 'Vale', firm: '' },
        after: { lastName: 'Marsh', firm: 'Marsh & Vale' },
      },
    ]);
  });

  it('saved unchanged is not on record', async () => {
    const { id, token } = await aSignedInUser(test.platform.db, 'client');
    for (let i = 0; i < 2; i += 1) await test.call(accounts.saveClient, { token, body: client });
    expect(await logOf(test, id)).toHaveLength(1);
  });

  it('of an account from before a field was asked for has it empty', async () => {
    const nothing = { phone: null, street: null, city: null, state: null, zip: null };
    const { id } = await aUser(test.platform.db, ['client'], nothing);
    const { token } = await startSession(test.platform.db, id, 60);
    const shown = await test.call(accounts.getClient, { token });
    expect(shown.json()).toMatchObject({ phone: '', state: '', zip: '', firm: '' });
  });

  it.each([
    [{ email: 'other@firm.test' }, { email: 'Unknown field' }],
    [{ role: 'admin' }, { role: 'Unknown field' }],
    [{ firm: '' }, { firm: 'Firm is required' }],
    [{ state: 'XX' }, { state: 'State is required' }],
  ])('refuses %j', async (details, errors) => {
    const { token } = await aSignedInUser(test.platform.db, 'client');
    const answer = await test.call(accounts.saveClient, { token, body: { ...client, ...details } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors });
  });
});

describe('the profile of an attorney', () => {
  it('holds their practice, which is replaced as a whole', async () => {
    const { id, token } = await aSignedInUser(test.platform.db, 'attorney');
    const shown = (await test.call(accounts.getAttorney, { token })).json<object>();
    expect(shown).toMatchObject({ admissions: [], caseTypes: [], states: [] });
    const { firm: _, ...contact } = client;
    const first = { ...contact, ...practice };
    const saved = await test.call(accounts.saveAttorney, { token, body: first });
    expect(saved.json()).toMatchObject({ ...first, firm: '' });
    const second = {
      ...first,
      admissions: [
        { state: 'NV', number: '77', year: 2020 },
        { state: 'CA', number: '1234', year: 2001 },
      ],
      states: ['NV'],
    };
    const changed = await test.call(accounts.saveAttorney, { token, body: second });
    expect(changed.json()).toMatchObject({
      states: ['NV'],
      admissions: [
        { state: 'CA', number: '1234', year: 2001 },
        { state: 'NV', number: '77', year: 2020 },
      ],
    });
    expect((await logOf(test, id)).at(-1)).toMatchObject({
      before: { admissions: practice.admissions, states: ['CA', 'OR'] },
      after: { states: ['NV'] },
    });
  });

  it('keeps the last day of an admission unless it speaks of it, and the practice when left out', async () => {
    const { id, token } = await aSignedInUser(test.platform.db, 'attorney');
    const { firm: _, ...contact } = client;
    const save = async (body: object) =>
      (await test.call(accounts.saveAttorney, { token, body: { ...contact, ...body } })).json<{
        admissions: object[];
        caseTypes: string[];
        states: string[];
      }>();
    const [ca] = practice.admissions;
    const until = { ...ca, expiresOn: '2031-01-31' };
    expect((await save({ ...practice, admissions: [until] })).admissions).toEqual([until]);
    expect((await save(practice)).admissions).toEqual([until]);
    expect(await save({})).toMatchObject({ ...practice, admissions: [until] });
    expect(await save({ states: ['NV'] })).toMatchObject({
      admissions: [until],
      caseTypes: practice.caseTypes,
      states: ['NV'],
    });
    const changes = (await logOf(test, id)).length;
    expect(await save({ states: ['NV'] })).toMatchObject({ states: ['NV'] });
    expect(await logOf(test, id)).toHaveLength(changes);
    expect((await save({ admissions: [{ ...ca, expiresOn: null }] })).admissions).toEqual([ca]);
    await save({ admissions: [until] });
    // Another number is another admission.
    const other = { ...ca, number: '99' };
    expect((await save({ admissions: [other] })).admissions).toEqual([other]);
    expect(
      (
        await test.call(accounts.saveAttorney, {
          token,
          body: { ...contact, ...practice, admissions: [{ ...ca, expiresOn: '2026-02-30' }] },
        })
      ).json(),
    ).toMatchObject({
      errors: { 'admissions.0.expiresOn': 'Should be a date such as 2026-11-30' },
    });
  });

  it('has each state of admission once', async () => {
    const { token } = await aSignedInUser(test.platform.db, 'attorney');
    const twice = [...practice.admissions, ...practice.admissions];
    const body = { ...client, ...practice, admissions: twice };
    const answer = await test.call(accounts.saveAttorney, { token, body });
    expect(answer.json()).toMatchObject({ errors: { admissions: 'Each state once, please' } });
  });
});

describe('the profile of an administrator', () => {
  it('is a name', async () => {
    const { token } = await aSignedInUser(test.platform.db, 'admin');
    const body = { firstName: 'Morgan', lastName: 'Quill' };
    const saved = await test.call(accounts.saveAdmin, { token, body });
    expect(saved.json()).toEqual({ ...body, email: expect.any(String) as string });
    expect((await test.call(accounts.getAdmin, { token })).json()).toEqual(saved.json());
    expect((await test.call(auth.check, { token })).json()).toMatchObject({
      fullName: 'Morgan Quill',
    });
  });
});

describe('the sessions of a user', () => {
  const list = async (token: string) =>
    (await test.call(accounts.listSessions, { token })).json<{
      items: { id: string; device: string; isThisOne: boolean }[];
    }>().items;
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

  const signedInTwice = async () => {
    const { id, email } = await aUserWithPassword(test.platform.db, ['client']);
    const there = (await logInAs(test, email)).json<Session>().token;
    const headers = { 'user-agent': chrome };
    const here = (await logInAs(test, email, { headers })).json<Session>().token;
    return { id, here, there };
  };

  it('are listed, the one in use marked, expired ones left out', async () => {
    const { id, here } = await signedInTwice();
    await startSession(test.platform.db, id, -1);
    expect(await list(here)).toMatchObject([
      { device: 'Chrome on Linux', isThisOne: true },
      { device: 'Unknown device', isThisOne: false },
    ]);
  });

  it('are ended one by one', async () => {
    const { here, there } = await signedInTwice();
    const other = (await list(here)).find(({ isThisOne }) => !isThisOne);
    const end = () =>
      test.call(accounts.endSession, { token: here, params: { id: String(other?.id) } });
    expect((await end()).statusCode).toBe(200);
    expect((await test.call(auth.check, { token: there })).statusCode).toBe(401);
    expect(await list(here)).toHaveLength(1);
    expect((await end()).statusCode).toBe(404);
  });

  it('are ended all but this one', async () => {
    const { id, here, there } = await signedInTwice();
    const answer = await test.call(accounts.endOtherSessions, { token: here });
    expect(answer.json()).toEqual({ ended: 1 });
    expect((await test.call(auth.check, { token: there })).statusCode).toBe(401);
    expect((await test.call(auth.check, { token: here })).statusCode).toBe(200);
    expect((await logOf(test, id)).at(-1)).toMatchObject({
      action: 'accounts.end_other_sessions',
      after: { ended: 1 },
    });
  });

  it('of another are as if they were not there', async () => {
    const { here } = await signedInTwice();
    const stranger = await signedInTwice();
    const [theirs] = await list(stranger.here);
    const answer = await test.call(accounts.endSession, {
      token: here,
      params: { id: String(theirs?.id) },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect((await test.call(auth.check, { token: stranger.here })).statusCode).toBe(200);
  });
});
