import { describe, expect, it } from 'vitest';
import { fromAnswer, parseStored } from './stored-session.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const session = {
  token: 't',
  expiresAt: now + 60_000,
  roles: ['client'],
  fullName: 'Casey Fernhollow',
  email: 'client@courtside.test',
};
const parse = (value: unknown) => parseStored(JSON.stringify(value), now);

it('turns the answer of a login into what is kept', () => {
  const expiresAt = new Date(session.expiresAt).toISOString();
  expect(fromAnswer({ ...session, expiresAt, roles: [{ role: 'client' }] })).toEqual(session);
});

describe('a kept session', () => {
  it('is read back as it was', () => {
    expect(parse(session)).toEqual(session);
  });

  it.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no token', JSON.stringify({ ...session, token: undefined })],
    ['an empty token', JSON.stringify({ ...session, token: '' })],
    ['a date as text', JSON.stringify({ ...session, expiresAt: '2027-01-01' })],
    ['no roles', JSON.stringify({ ...session, roles: 'admin' })],
    ['an end that is now', JSON.stringify({ ...session, expiresAt: now })],
    ['an end that is over', JSON.stringify({ ...session, expiresAt: now - 1 })],
  ])('that is %s is none', (_what, text) => {
    expect(parseStored(text, now)).toBeUndefined();
  });

  it('loses roles that do not exist, and gets names that are missing', () => {
    const { fullName: _name, email: _email, ...rest } = session;
    expect(parse({ ...rest, roles: ['client', 'emperor', 7] })).toEqual({
      ...session,
      fullName: '',
      email: '',
    });
  });
});
