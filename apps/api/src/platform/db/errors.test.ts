import pg from 'pg';
import { describe, expect, it } from 'vitest';
import {
  brokenConstraint,
  isDatabaseAway,
  isLockTimeout,
  isUnstorableText,
  sqlState,
} from './errors.ts';

function ofDatabase(code: string): Error {
  return Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
}
function ofNetwork(code: string, from: string): Error {
  const error = Object.assign(new Error(`connect ${code}`), { code });
  error.stack = `Error: connect ${code}\n    at /x/node_modules/${from}/index.js:45:11`;
  return error;
}
const wrapped = (cause: Error) => new Error('Failed query', { cause });

describe('the database is away by', () => {
  it.each(['08006', '08001', '53300', '57P01', '57P02', '57P03', '57014'])(
    'SQLSTATE %s, also when wrapped',
    (code) => {
      expect(isDatabaseAway(ofDatabase(code))).toBe(true);
      expect(isDatabaseAway(wrapped(wrapped(ofDatabase(code))))).toBe(true);
    },
  );

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EPIPE',
    'ETIMEDOUT',
    'ENOENT',
  ])('%s of the driver, and of nobody else', (code) => {
    expect(isDatabaseAway(ofNetwork(code, 'pg-pool'))).toBe(true);
    expect(isDatabaseAway(wrapped(ofNetwork(code, 'pg')))).toBe(true);
    expect(isDatabaseAway(ofNetwork(code, 'nodemailer'))).toBe(false);
  });

  it.each(['23505', '22P02', '42P01', '40001', '55P03'])('not by SQLSTATE %s', (code) => {
    expect(isDatabaseAway(ofDatabase(code))).toBe(false);
  });

  it.each([undefined, null, 'text', {}, new Error('x')])('not by %s', (thrown) => {
    expect(isDatabaseAway(thrown)).toBe(false);
    expect(sqlState(thrown)).toBeUndefined();
  });
});

describe('an error of the database', () => {
  it('is told by its SQLSTATE, also when wrapped', () => {
    expect(sqlState(wrapped(ofDatabase('23505')))).toBe('23505');
    expect(isUnstorableText(wrapped(ofDatabase('22021')))).toBe(true);
    expect(isUnstorableText(ofDatabase('22P05'))).toBe(true);
    expect(isUnstorableText(ofDatabase('22P02'))).toBe(false);
    expect(isLockTimeout(wrapped(ofDatabase('55P03')))).toBe(true);
  });

  it('does not hang on a chain of causes that bites its tail', () => {
    const error = new Error('x');
    error.cause = error;
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('the constraint that a write would break', () => {
  it('is named, also when wrapped, and of no other error', () => {
    const error = Object.assign(ofDatabase('23505'), { constraint: 'users_email_key' });
    expect(brokenConstraint(error)).toBe('users_email_key');
    expect(brokenConstraint(wrapped(error))).toBe('users_email_key');
    expect(brokenConstraint(ofDatabase('57014'))).toBeUndefined();
    expect(brokenConstraint(new Error('x'))).toBeUndefined();
  });
});
