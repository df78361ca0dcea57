import { actions, statuses } from '@courtside/domain/appearances';
import { expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';

const at = '2026-12-01T17:30:00Z';
const move = (action: string, byName: string | null = null) => ({ action, byName, at });

it('tells what happened, what is under way, and what follows', () => {
  const history = [move('schedule', 'Casey Fernhollow'), move('reject'), move('accept')];
  const steps = progressSteps({ status: 'assigned', hearingAt: at, history });
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

it('has nothing ahead once it is over', () => {
  const history = [move('schedule'), move('cancel')];
  const steps = progressSteps({ status: 'canceled', hearingAt: at, history });
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['Scheduled', 'done'],
    ['Coverage canceled', 'done'],
  ]);
});

it('has words for every action and every status', () => {
  for (const action of actions.filter((each) => each !== 'reject')) {
    const [step] = progressSteps({ status: 'completed', hearingAt: at, history: [move(action)] });
    expect(step?.title).toMatch(/^[A-Z]/);
  }
  for (const status of statuses) {
    const [now, ...later] = progressSteps({ status, hearingAt: at, history: [] });
    expect(now?.state ?? 'now').toBe('now');
    expect(later.every(({ state }) => state === 'ahead')).toBe(true);
  }
});
