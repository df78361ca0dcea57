import { describe, expect, it } from 'vitest';
import { defaultPolicies } from '../policies/index.ts';
import {
  type Action,
  allowedActions,
  decide,
  type Facts,
  finalStatuses,
  lifecycle,
  type Party,
  parties,
  refusalText,
  type Status,
  statuses,
} from './index.ts';

const hour = 3_600_000;
const hearing = Date.parse('2026-12-01T17:30:00Z');
const facts = (status: Status | undefined, more: Partial<Facts> = {}): Facts => ({
  status,
  hearingAtMs: hearing,
  policies: defaultPolicies,
  ...more,
});

// Written by hand, apart from the table: what each party can do in each status, two days before the
// hearing and one hour after it.
const before: Partial<Record<Status, Partial<Record<Party, Action[]>>>> = {
  payment_due: { client: ['pay', 'edit', 'cancel'], admin: ['pay', 'edit', 'cancel'] },
  open: {
    client: ['edit', 'cancel'],
    attorney: ['accept', 'reject'],
    admin: ['edit', 'assign', 'cancel'],
  },
  assigned: {
    client: ['edit', 'cancel'],
    assignee: ['release'],
    admin: ['edit', 'release', 'cancel'],
  },
  reported: {
    client: ['approve', 'dispute'],
    assignee: ['amend-results'],
    admin: ['amend-results', 'approve'],
  },
  disputed: { admin: ['resolve'] },
  completed: { assignee: ['amend-results'], admin: ['amend-results'] },
};
const after: typeof before = {
  payment_due: { clock: ['expire'] },
  open: { attorney: ['reject'], clock: ['expire'] },
  assigned: { assignee: ['submit-results'], admin: ['no-show'], clock: ['start'] },
  report_due: { assignee: ['submit-results'], admin: ['no-show'] },
  reported: {
    client: ['approve', 'dispute'],
    assignee: ['amend-results'],
    admin: ['amend-results', 'approve'],
  },
  disputed: { admin: ['resolve'] },
  completed: { assignee: ['amend-results'], admin: ['amend-results'] },
};

describe.each([
  { when: 'two days before the hearing', now: hearing - 48 * hour, matrix: before },
  { when: 'an hour after it began', now: hearing + hour, matrix: after },
])('$when', ({ now, matrix }) => {
  for (const status of statuses) {
    it.each(parties)(`${status}: what the %s can do`, (party) => {
      const reported = { approvesAtMs: now + hour };
      expect(allowedActions(facts(status, reported), party, now)).toEqual(
        matrix[status]?.[party] ?? [],
      );
    });
  }
});

it('is ordered by clients and administrators, and leads on only when it is paid', () => {
  const now = hearing - hour;
  for (const party of parties) {
    const mayOrder = party === 'client' || party === 'admin';
    expect(allowedActions(facts(undefined), party, now)).toEqual(mayOrder ? ['schedule'] : []);
  }
  expect(decide('schedule', facts(undefined), 'client', now)).toMatchObject({ to: 'open' });
  expect(decide('schedule', facts(undefined), 'client', now, { unpaid: true })).toMatchObject({
    to: 'payment_due',
  });
});

const complete = {
  hasAttestedConflict: true,
  reason: 'because',
  isResultComplete: true,
  approvesAtMs: hearing + 98 * hour,
};

describe('what else must be so', () => {
  it.each<[string, Action, Status, Party, number, Partial<Facts>, string | undefined]>([
    ['released a day ahead', 'release', 'assigned', 'assignee', -24, {}, undefined],
    ['released later', 'release', 'assigned', 'assignee', -23.9, {}, 'release_in_time'],
    ['released later by us', 'release', 'assigned', 'admin', -1, {}, undefined],
    ['released by itself', 'release', 'assigned', 'clock', -1, {}, 'lost_or_silent'],
    [
      'released while they may still confirm',
      'release',
      'assigned',
      'clock',
      -12.1,
      { confirmByMs: hearing - 12 * hour },
      'lost_or_silent',
    ],
    [
      'released when they have not confirmed in time',
      'release',
      'assigned',
      'clock',
      -12,
      { confirmByMs: hearing - 12 * hour },
      undefined,
    ],
    [
      'released by an edit that they cannot attend',
      'release',
      'assigned',
      'clock',
      -1,
      { ineligibility: 'not admitted' },
      undefined,
    ],
    [
      'accepted without attesting',
      'accept',
      'open',
      'attorney',
      -30,
      { hasAttestedConflict: false },
      'conflict_attested',
    ],
    [
      'accepted by whom it is not for',
      'accept',
      'open',
      'attorney',
      -30,
      { ineligibility: 'not admitted' },
      'eligible',
    ],
    ['accepted', 'accept', 'open', 'attorney', -30, {}, undefined],
    ['accepted as it begins', 'accept', 'open', 'attorney', 0, {}, 'before_hearing'],
    [
      'assigned against the rules, with a reason',
      'assign',
      'open',
      'admin',
      -30,
      { ineligibility: 'x' },
      undefined,
    ],
    [
      'assigned against the rules, without',
      'assign',
      'open',
      'admin',
      -30,
      { ineligibility: 'x', reason: ' ' },
      'eligible_or_reason',
    ],
    [
      'disputed without a reason',
      'dispute',
      'reported',
      'client',
      3,
      { reason: '' },
      'reason_given',
    ],
    [
      'reported before it began',
      'submit-results',
      'assigned',
      'assignee',
      -0.1,
      {},
      'after_hearing',
    ],
    [
      'reported in part',
      'submit-results',
      'report_due',
      'assignee',
      1,
      { isResultComplete: false },
      'result_complete',
    ],
    [
      'approved by the clock too early',
      'approve',
      'reported',
      'clock',
      97.9,
      {},
      'time_to_approve',
    ],
    ['approved by the clock in time', 'approve', 'reported', 'clock', 98, {}, undefined],
    ['canceled as it begins', 'cancel', 'assigned', 'client', 0, {}, 'before_hearing'],
    ['canceled when over', 'cancel', 'completed', 'client', -30, {}, 'wrong_status'],
    ['canceled by an attorney', 'cancel', 'open', 'attorney', -30, {}, 'not_yours'],
  ])('%s', (_, action, status, party, hours, more, because) => {
    const decision = decide(
      action,
      facts(status, { ...complete, ...more }),
      party,
      hearing + hours * hour,
    );
    expect(decision.allowed ? undefined : decision.because).toBe(because);
    if (!decision.allowed) expect(refusalText(decision.because)).toMatch(/^[A-Z].*\.$/);
  });
});

it('is dispatched when it opens or changes, urgently when it is given back', () => {
  const leadingTo = (effect: string) =>
    lifecycle.filter(({ effects }) => effects.some((each) => each === effect)).map((m) => m.action);
  expect(leadingTo('dispatch')).toEqual(['schedule', 'pay', 'edit']);
  expect(leadingTo('dispatch_urgently')).toEqual(['release']);
});

it('is over in four ways', () => {
  expect(finalStatuses).toEqual(['completed', 'unfilled', 'canceled', 'no_show']);
});
