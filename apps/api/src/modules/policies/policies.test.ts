import type { Endpoint } from '@courtside/contract/endpoint';
import { policies } from '@courtside/contract/policies';
import { defaultPolicies } from '@courtside/domain/policies';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';

let test: TestApp;
let admin: SignedInUser;
beforeEach(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
});
afterEach(() => test.stop());

const get = async () => (await test.call(policies.get, { token: admin.token })).json<unknown>();
const save = (endpoint: Endpoint, body: unknown, { token } = admin) =>
  test.call(endpoint, { token, body });
const history = async (query: Record<string, string> = {}) =>
  (await test.call(policies.listVersions, { token: admin.token, query })).json<{
    items: { id: string; name: string; value: unknown; at: string; actorName: string | null }[];
    next: string | null;
  }>();

const steeper = { tiers: [{ underHours: 48, clientPercent: 30, attorneyPercent: 20 }] };

describe('the rules', () => {
  it('are our own until somebody sets them', async () => {
    expect(await get()).toEqual(defaultPolicies);
    expect(await history()).toEqual({ items: [], next: null });
  });

  it('are in force once saved, and the history says who set them', async () => {
    const answer = await save(policies.saveRush, steeper);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...defaultPolicies, rush: steeper });
    await save(policies.saveRelease, { selfServiceUntilHours: 0 });
    expect(await get()).toEqual({
      ...defaultPolicies,
      rush: steeper,
      release: { selfServiceUntilHours: 0 },
    });
    expect((await history()).items).toMatchObject([
      { name: 'release', value: { selfServiceUntilHours: 0 }, actorName: 'Robin Vale' },
      { name: 'rush', value: steeper, actorName: 'Robin Vale' },
    ]);
    expect(await logOf(test, 'rush')).toEqual([
      {
        action: 'policies.change',
        actor_id: admin.id,
        before: defaultPolicies.rush,
        after: steeper,
      },
    ]);
  });

  it('stay as they are when the same is saved again', async () => {
    await save(policies.saveRush, { tiers: [...defaultPolicies.rush.tiers] });
    expect((await history()).items).toEqual([]);
    await save(policies.saveRush, steeper);
    await save(policies.saveRush, steeper);
    expect((await history()).items).toHaveLength(1);
    expect(await logOf(test, 'rush')).toHaveLength(1);
  });

  it('keep every version of those who save at once, in order', async () => {
    const hours = [12, 24, 36, 48, 60, 72];
    const answers = await Promise.all(
      hours.map((selfServiceUntilHours) => save(policies.saveRelease, { selfServiceUntilHours })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(hours.map(() => 200));
    const { items } = await history();
    // 24 is what was in force before, so it is a version only if another came first.
    const saved = items.map(
      ({ value }) => (value as { selfServiceUntilHours: number }).selfServiceUntilHours,
    );
    expect([...new Set([...saved, 24])].toSorted((a, b) => a - b)).toEqual(hours);
    expect(await get()).toMatchObject({ release: items[0]?.value });
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const log = await logOf(test, 'release');
    expect(log.map(({ after }) => after)).toEqual(items.map(({ value }) => value).toReversed());
  });

  it('have a history that is read page by page', async () => {
    for (const selfServiceUntilHours of [1, 2, 3]) {
      await save(policies.saveRelease, { selfServiceUntilHours });
    }
    const first = await history({ limit: '2' });
    const rest = await history({ limit: '2', cursor: String(first.next) });
    expect([...first.items, ...rest.items].map(({ value }) => value)).toEqual(
      [3, 2, 1].map((selfServiceUntilHours) => ({ selfServiceUntilHours })),
    );
    expect(rest.next).toBeNull();
  });

  it('are read but not changed by a limited administrator', async () => {
    const limited = await aSignedInUser(test.platform.db, 'admin_limited');
    const read = await test.call(policies.get, { token: limited.token });
    expect(read.json()).toEqual(defaultPolicies);
    expect((await save(policies.saveRush, steeper, limited)).statusCode).toBe(403);
    expect((await history()).items).toEqual([]);
  });

  const dispatching = defaultPolicies.dispatch;
  it('say how attorneys hear of work, and which papers they need', async () => {
    const quicker = { ...dispatching, waveMinutes: 5, autoAssign: true };
    const papers = { requiresW9: true, requiresInsurance: false };
    await save(policies.saveDispatch, quicker);
    const answer = await save(policies.saveEligibility, papers);
    expect(answer.json()).toEqual({ ...defaultPolicies, dispatch: quicker, eligibility: papers });
    expect((await history()).items).toMatchObject([
      { name: 'eligibility', value: papers },
      { name: 'dispatch', value: quicker },
    ]);
  });

  const tier = { underHours: 24, clientPercent: 25, attorneyPercent: 25 };
  it.each([
    ['two steps with the same hours', policies.saveRush, { tiers: [tier, tier] }, 'tiers'],
    [
      'a negative surcharge',
      policies.saveRush,
      { tiers: [{ ...tier, clientPercent: -1 }] },
      'tiers.0.clientPercent',
    ],
    [
      'half a percent',
      policies.saveRush,
      { tiers: [{ ...tier, attorneyPercent: 0.5 }] },
      'tiers.0.attorneyPercent',
    ],
    ['no hours', policies.saveRush, { tiers: [{ ...tier, underHours: 0 }] }, 'tiers.0.underHours'],
    [
      'more than all',
      policies.saveCancellation,
      { beforeAcceptancePercent: 101, tiers: [] },
      'beforeAcceptancePercent',
    ],
    [
      'hours that never end',
      policies.saveReports,
      { dueHours: 721, reminderHours: [], autoApprovalHours: 96 },
      'dueHours',
    ],
    [
      'no time to answer',
      policies.saveConfirmation,
      { ...defaultPolicies.confirmation, leastMinutes: 0 },
      'leastMinutes',
    ],
    ['a wave of nobody', policies.saveDispatch, { ...dispatching, waveSize: 0 }, 'waveSize'],
    [
      'a warning after the fact',
      policies.saveDispatch,
      { ...dispatching, riskHours: [48, 0] },
      'riskHours.1',
    ],
    [
      'a switch that is none',
      policies.saveEligibility,
      { requiresW9: 'yes', requiresInsurance: true },
      'requiresW9',
    ],
    ['text', policies.saveRelease, { selfServiceUntilHours: '24' }, 'selfServiceUntilHours'],
  ] as const)('refuse %s', async (_, endpoint, body, field) => {
    const answer = await save(endpoint, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect((await history()).items).toEqual([]);
  });

  it('refuse fields that they do not know', async () => {
    const answer = await save(policies.saveRelease, { selfServiceUntilHours: 24, role: 'admin' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the rules as whoever orders sees them', () => {
  it('are without what attorneys are paid, and follow what is set', async () => {
    const client = await aSignedInUser(test.platform.db, 'client');
    const read = async () =>
      (await test.call(policies.getForOrders, { token: client.token })).json<unknown>();
    expect(await read()).toEqual({
      rush: {
        tiers: [
          { underHours: 24, clientPercent: 25 },
          { underHours: 4, clientPercent: 50 },
        ],
      },
      cancellation: defaultPolicies.cancellation,
      reports: { dueHours: 24, autoApprovalHours: 96 },
    });
    const cancellation = { beforeAcceptancePercent: 10, tiers: [{ underHours: 48, percent: 30 }] };
    await test.call(policies.saveCancellation, { token: admin.token, body: cancellation });
    expect(await read()).toMatchObject({ cancellation });
  });
});

describe('the times of reports', () => {
  it('are told to both sides, and follow what is set', async () => {
    const read = async (role: 'client' | 'attorney') => {
      const { token } = await aSignedInUser(test.platform.db, role);
      return (await test.call(policies.getReportTimes, { token })).json<unknown>();
    };
    const reports = { dueHours: 36, reminderHours: [12], autoApprovalHours: 72 };
    await test.call(policies.saveReports, { token: admin.token, body: reports });
    const told = { dueHours: 36, autoApprovalHours: 72 };
    expect([await read('client'), await read('attorney')]).toEqual([told, told]);
  });
});
