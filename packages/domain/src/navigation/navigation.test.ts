import { describe, expect, it } from 'vitest';
import type { Role } from '../access/index.ts';
import { landingPath, loginKindFor, safeReturnTo } from './index.ts';

describe('returnTo', () => {
  it.each([
    ['/client/dashboard', '/client/dashboard'],
    ['/client/view/case/details/1?tab=files#top', '/client/view/case/details/1?tab=files#top'],
    ['/', '/'],
    ['/a/../admin', '/admin'],
  ])('%s leads there', (value, path) => {
    expect(safeReturnTo(value)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'client/dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /client',
    '/login',
    '/logout',
    '/admin/login?returnTo=/logout',
    `/${'x'.repeat(2_000)}`,
  ])('%j is ignored', (value) => {
    expect(safeReturnTo(value)).toBeUndefined();
  });
});

describe('after a fresh login', () => {
  it.each<[Role[], string]>([
    [['attorney'], '/attorney/dashboard'],
    [['client'], '/client/dashboard'],
    [['admin'], '/admin'],
    [['admin_limited'], '/admin'],
    [['client', 'attorney'], '/attorney/dashboard'],
    [[], '/'],
  ])('%j lands on %s', (roles, path) => {
    expect(landingPath(roles)).toBe(path);
  });
});

describe('the login page for a protected path', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/manage_court', 'admin'],
    ['/administer', 'client'],
    ['/attorney/account', 'attorney'],
    ['/client/dashboard', 'client'],
    ['/user/actions', 'client'],
  ])('%s: %s', (path, kind) => {
    expect(loginKindFor(path)).toBe(kind);
  });
});
