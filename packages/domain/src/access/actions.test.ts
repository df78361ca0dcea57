import { describe, expect, it } from 'vitest';
import { type Action, actions, mayPerform, type Role, roles } from './index.ts';

// Written by hand, apart from the table, so that a slip in the table shows.
const allowed: Record<Action, Role[]> = {
  'account.admin': ['admin'],
  'account.attorney': ['attorney'],
  'account.client': ['client'],
  'account.manage': ['client', 'attorney', 'admin', 'admin_limited'],
  'actions.manage': ['client', 'attorney', 'admin', 'admin_limited'],
  'appearances.manage': ['admin', 'admin_limited'],
  'appearances.dispatch': ['admin', 'admin_limited'],
  'appearances.order': ['client'],
  'area.admin': ['admin', 'admin_limited'],
  'area.attorney': ['attorney'],
  'area.client': ['client'],
  'area.fullAdmin': ['admin'],
  'area.user': ['client', 'attorney', 'admin', 'admin_limited'],
  'attendance.manage': ['attorney'],
  'calendar_feeds.manage': ['client', 'attorney'],
  'conflicts.manage': ['attorney'],
  'coupons.change': ['admin', 'admin_limited'],
  'coupons.read': ['admin', 'admin_limited'],
  'coupons.use': ['client'],
  'coverage.manage': ['attorney'],
  'fees.change': ['admin', 'admin_limited'],
  'fees.quote': ['client'],
  'fees.read': ['admin', 'admin_limited'],
  'files.read': ['client', 'attorney', 'admin', 'admin_limited'],
  'files.readAll': ['admin', 'admin_limited'],
  'files.readHeld': ['attorney'],
  'files.readOrdered': ['client'],
  'files.upload': ['client', 'attorney', 'admin', 'admin_limited'],
  'jobs.read': ['admin', 'admin_limited'],
  'jobs.retry': ['admin'],
  'live.hear': ['client', 'attorney', 'admin', 'admin_limited'],
  'logs.read': ['admin', 'admin_limited'],
  'offers.answer': ['attorney'],
  'places.change': ['admin', 'admin_limited'],
  'places.read': ['admin', 'admin_limited'],
  'policies.change': ['admin'],
  'policies.read': ['admin', 'admin_limited'],
  'policies.readReportTimes': ['client', 'attorney', 'admin', 'admin_limited'],
  'practices.manage': ['attorney'],
  'practices.read': ['admin', 'admin_limited'],
  'results.read': ['client'],
  'results.resolve': ['admin', 'admin_limited'],
  'results.submit': ['attorney'],
  'session.keep': ['client', 'attorney', 'admin', 'admin_limited'],
  'users.activate': ['admin', 'admin_limited'],
  'users.read': ['admin', 'admin_limited'],
};

describe('the permission table', () => {
  for (const action of Object.keys(actions) as Action[]) {
    it.each(roles)(`${action} by %s`, (role) => {
      expect(mayPerform([role], action)).toBe(allowed[action].includes(role));
    });
  }

  it('allows a user with several roles what any one of them allows', () => {
    expect(mayPerform(['client', 'admin'], 'jobs.retry')).toBe(true);
  });

  it('allows nothing to a user without roles', () => {
    expect(mayPerform([], 'logs.read')).toBe(false);
  });

  it('describes every action in words', () => {
    for (const rule of Object.values(actions)) expect(rule.does).toMatch(/^[A-Z].{8,}/);
  });
});
