import { actions, statuses } from '@courtside/domain/appearances';
import { expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';

const at = '2026-12-01T17:30:00Z';
const times = { dueHours: 24, autoApprovalHours: 96 };
const move = (action: string, byName: string | null = null) => ({ action, byName, at });

it('tells what happened, what is under way, and what follows', () => {
  const history = [move('schedule', 'Casey Fernhollow'), move('reject'), move('accept')];
  const steps = progressSteps(
    { status: 'assigned', hearingAt: at, history, attendance: null },
    times,
  );
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['Scheduled', 'done'],
    ['An attorney accepted', 'done'],
    ['The hearing', 'now'],
    ['Report due', 'ahead'],
    ['Your approval', 'ahead'],
  ]);
  expect(steps[0]).toMatchObject({ detail: 'By Casey Fernhollow.', at });
  expect(steps[2]).toMatchObject({ at });
});

it('tells of the attorney’s coming and going among the rest, by time', () => {
  const history = [
    { ...move('accept'), at: '2026-11-20T17:00:00Z' },
    { ...move('start'), at: '2026-12-01T17:30:00.500Z' },
  ];
  const attendance = {
    confirmedAt: null,
    checkedInAt: '2026-12-01T17:10:00Z',
    checkedOutAt: '2026-12-01T18:02:00Z',
  };
  const steps = progressSteps({ status: 'report_due', hearingAt: at, history, attendance }, times);
  expect(steps.slice(0, 4).map(({ title, at: when }) => [title, when])).toEqual([
    ['An attorney accepted', '2026-11-20T17:00:00Z'],
    ['The attorney checked in', '2026-12-01T17:10:00Z'],
    ['The hearing began', '2026-12-01T17:30:00.500Z'],
    ['The attorney checked out', '2026-12-01T18:02:00Z'],
  ]);
});

it('has nothing ahead once it is over', () => {
  const history = [move('schedule'), move('cancel')];
  const steps = progressSteps(
    { status: 'canceled', hearingAt: at, history, attendance: null },
    times,
  );
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['Scheduled', 'done'],
    ['Coverage canceled', 'done'],
  ]);
});

it('has words for every action and every status', () => {
  for (const action of actions.filter((each) => each !== 'reject')) {
    const [step] = progressSteps(
      { status: 'completed', hearingAt: at, history: [move(action)], attendance: null },
      times,
    );
    expect(step?.title).toMatch(/^[A-Z]/);
  }
  for (const status of statuses) {
    const [now, ...later] = progressSteps(
      { status, hearingAt: at, history: [], attendance: null },
      times,
    );
    expect(now?.state ?? 'now').toBe('now');
    expect(later.every(({ state }) => state === 'ahead')).toBe(true);
  }
});

it.each([
  [times, '24 hours', '2026-12-02T17:30:00.000Z', '96 hours'],
  [{ dueHours: 1, autoApprovalHours: 36 }, '1 hour', '2026-12-01T18:30:00.000Z', '36 hours'],
])('says when reports are due and approved as the rules are: %o', (rules, due, dueAt, approved) => {
  const history = [move('schedule'), move('accept'), move('start')];
  const steps = progressSteps(
    { status: 'report_due', hearingAt: at, history, attendance: null },
    rules,
  );
  expect(steps.slice(3).map(({ detail }) => detail)).toEqual([
    `Outcome, next date, deadlines and orders, within ${due} of the hearing.`,
    `Approved for you after ${approved} unless you dispute it.`,
  ]);
  expect(steps[3]?.at).toBe(dueAt);
});

it('says nothing of times that it does not know yet', () => {
  const steps = progressSteps(
    { status: 'reported', hearingAt: at, history: [], attendance: null },
    undefined,
  );
  expect(steps).toEqual([{ title: 'Your approval', at: null, state: 'now' }]);
});
