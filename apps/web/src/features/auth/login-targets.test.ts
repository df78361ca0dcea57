import { describe, expect, it } from 'vitest';
import { planned, type Row } from '../../route-config.ts';
import { freshLoginTarget, signedInTarget } from './login-targets.ts';

const search = (text: string) => new URLSearchParams(text);

describe('after a fresh login', () => {
  it.each([
    ['redirectTo=/account&returnTo=/client/manage/template', '/account'],
    ['returnTo=/account%3Ftab%3Dpassword', '/account?tab=password'],
    ['', '/client/dashboard'],
    ['returnTo=https://evil.test', '/client/dashboard'],
    ['returnTo=//evil.test', '/client/dashboard'],
    ['returnTo=/%5Cevil.test', '/client/dashboard'],
    ['returnTo=javascript:alert(1)', '/client/dashboard'],
    ['returnTo=/logout', '/client/dashboard'],
  ])('%s leads to %s', (query, target) => {
    expect(freshLoginTarget(search(query), ['client'])).toBe(target);
  });
});

describe('when signed in already', () => {
  const row = (path: Row['path'], file: string): Row => ({
    path,
    file,
    title: '',
    area: 'admin',
    access: 'area.admin',
    render: 'client',
  });

  it('leads by the kind of login page', () => {
    const table = [row('/admin/manage_appearance', 'features/appearances/list.tsx')];
    const target = signedInTarget(search(''), { kind: 'admin', roles: ['admin'], table });
    expect(target).toBe('/admin/manage_appearance');
  });

  it('leads to the landing page while that screen is not built', () => {
    const table = [row('/admin/manage_appearance', planned)];
    expect(signedInTarget(search(''), { kind: 'admin', roles: ['admin'], table })).toBe('/admin');
  });

  it('leads back to where the visitor came from', () => {
    const target = signedInTarget(search('returnTo=/admin/manage_log'), {
      kind: 'admin',
      roles: ['admin'],
      table: [],
    });
    expect(target).toBe('/admin/manage_log');
  });
});
