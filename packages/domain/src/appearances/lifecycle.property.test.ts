import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultPolicies } from '../policies/index.ts';
import {
  actions,
  allowedActions,
  decide,
  type Facts,
  lifecycle,
  type Move,
  parties,
  type Status,
} from './index.ts';

const hour = 3_600_000;
const hearing = Date.parse('2026-12-01T17:30:00Z');

// Which status may follow which, written by hand from what a firm would expect.
const next: Record<Status, readonly Status[]> = {
  payment_due: ['payment_due', 'open', 'canceled', 'unfilled'],
  open: ['open', 'assigned', 'canceled', 'unfilled'],
  assigned: ['assigned', 'open', 'canceled', 'report_due', 'reported', 'no_show'],
  report_due: ['reported', 'no_show'],
  reported: ['reported', 'completed', 'disputed'],
  disputed: ['completed'],
  completed: ['completed'],
  unfilled: [],
  canceled: [],
  no_show: [],
};
const beforeOnly: readonly Status[] = ['canceled'];
const afterOnly: readonly Status[] = ['report_due', 'reported', 'unfilled', 'no_show'];

const step = fc.record({
  action: fc.constantFrom(...actions),
  party: fc.constantFrom(...parties),
  /** Half of the steps are what somebody could really do, or none would get far. */
  isSensible: fc.boolean(),
  choice: fc.nat(),
  hours: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    fc.double({ min: 0, max: 40, noNaN: true }),
  ),
  attests: fc.boolean(),
  eligible: fc.boolean(),
  reason: fc.constantFrom('', 'a reason'),
  unpaid: fc.boolean(),
});

it('no sequence of actions reaches an illegal state', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
      let now = hearing - 30 * hour;
      let status: Status | undefined;
      let approvesAtMs: number | undefined;
      for (const { isSensible, choice, hours, attests, eligible, unpaid, ...tried } of steps) {
        const facts: Facts = {
          status,
          hearingAtMs: hearing,
          approvesAtMs,
          hasAttestedConflict: attests,
          ineligibility: eligible ? undefined : 'not admitted',
          reason: tried.reason,
          isResultComplete: attests,
          policies: defaultPolicies,
        };
        const sensible = parties.flatMap((party) =>
          allowedActions(facts, party, now).map((action) => ({ action, party })),
        );
        const { action, party } = (isSensible && sensible[choice % sensible.length]) || tried;
        const decision = decide(action, facts, party, now, { unpaid });
        if (decision.allowed) {
          const { to } = decision;
          if (status === undefined) expect(action).toBe('schedule');
          else expect(next[status]).toContain(to);
          if (status !== to) {
            if (beforeOnly.includes(to)) expect(now).toBeLessThan(hearing);
            if (afterOnly.includes(to)) expect(now).toBeGreaterThanOrEqual(hearing);
          }
          if (action === 'approve' && party === 'clock')
            expect(now).toBeGreaterThanOrEqual(approvesAtMs ?? Infinity);
          if (to === 'reported')
            approvesAtMs = now + defaultPolicies.reports.autoApprovalHours * hour;
          status = to;
        }
        now += hours * hour;
      }
    }),
    { numRuns: 5_000 },
  );
}, 60_000);

it('every status can be reached', () => {
  const reached = new Set<Status>(['open', 'payment_due']);
  for (const status of reached) {
    for (const { from, to } of lifecycle as readonly Move[]) {
      if (from.includes(status) && to !== 'same') reached.add(to);
    }
  }
  expect([...reached].toSorted()).toEqual(Object.keys(next).toSorted());
});
