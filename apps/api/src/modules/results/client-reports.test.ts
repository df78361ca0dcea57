import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceToReport, aReportedAppearance, aResult } from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { withoutIds } from '../../testing/without-ids.ts';
import { runClock } from '../appearances/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const read = (who: SignedInUser, id: string) =>
  test.call(endpoints.get, { token: who.token, params: { id } });
const approve = (who: SignedInUser, id: string, version = 1) =>
  test.call(endpoints.approve, { token: who.token, params: { id }, body: { version } });
const dispute = (who: SignedInUser, id: string, reason: string) =>
  test.call(endpoints.dispute, { token: who.token, params: { id }, body: { reason } });
const rate = (who: SignedInUser, id: string, stars: number, comment?: string) =>
  test.call(endpoints.rateAttorney, {
    token: who.token,
    params: { id },
    body: { stars, comment: comment ?? null },
  });
const ids = async (who: SignedInUser, query: Record<string, string> = {}) => {
  const answer = await test.call(endpoints.list, { token: who.token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
};
const effectsOf = async (id: string, action: string) =>
  (
    await db().sql<{ effect: string }>(
      `select e.effect from appearance_effects e join appearance_history h on h.id = e.history_id
        where e.appearance_id = $1 and h.action = $2 order by e.effect`,
      [id, action],
    )
  ).map(({ effect }) => effect);
const recordOf = async ({ id }: SignedInUser) =>
  (
    await db().sql<{ sum: number; count: number }>(
      `select rating_sum as sum, rating_count as count from attorney_records where user_id = $1`,
      [id],
    )
  )[0];

describe('a client', () => {
  it('reads the report, but nothing of what the attorney earns', async () => {
    const { id, client } = await aReportedAppearance(test);
    const answer = await read(client, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      status: 'reported',
      caption: 'Larch Holdings v. Pine',
      attorneyName: 'Robin Vale',
      representedParty: 'Larch Holdings LLC',
      versions: [{ version: 1, result: { outcome: 'continued', narrative: aResult().narrative } }],
      dispute: null,
      rating: null,
      actions: ['approve', 'dispute'],
    });
    expect(withoutIds(answer.body)).not.toMatch(/11000|attorneyFee/);
  });

  it('finds nothing of another’s, nor of what is not reported yet', async () => {
    const { id } = await aReportedAppearance(test);
    const { id: due, client } = await anAppearanceToReport(test);
    const other = await aSignedInUser(db(), 'client');
    const pdf = await test.call(endpoints.pdf, { token: other.token, params: { id } });
    const answers = [
      await read(other, id),
      await approve(other, id),
      await dispute(other, id, 'Not mine'),
      await rate(other, id, 1),
      pdf,
      await read(client, due),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect([await ids(other), await ids(client)]).toEqual([[], []]);
  });

  it('searches reports by words, outcome, day and approval', async () => {
    const client = await aSignedInUser(db(), 'client');
    const report = (details: Record<string, unknown>, caption: string, hoursAgo: number) =>
      aReportedAppearance(test, details, { client, hoursAgo, order: { caption } });
    const granted = await report(
      { outcome: 'granted', nextDate: null, nextTime: null, nextDepartment: null },
      'Alder v. Birch',
      2,
    );
    const continued = await report({}, 'Cedar v. Dogwood', 100);
    const absent = await report(
      {
        appeared: false,
        whyNotAppeared: 'Flood',
        outcome: null,
        nextDate: null,
        nextTime: null,
        nextDepartment: null,
      },
      'Elm v. Fir',
      200,
    );
    await approve(client, continued.id);
    const dayAgo = (hours: number) =>
      new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 10);
    expect(await ids(client)).toEqual([absent.id, continued.id, granted.id]);
    expect(await ids(client, { search: 'DOGWOOD' })).toEqual([continued.id]);
    expect(await ids(client, { outcome: 'granted' })).toEqual([granted.id]);
    expect(await ids(client, { outcome: 'did_not_appear' })).toEqual([absent.id]);
    expect(await ids(client, { approval: 'approved' })).toEqual([continued.id]);
    expect(await ids(client, { approval: 'waiting' })).toEqual([absent.id, granted.id]);
    expect(await ids(client, { from: dayAgo(150) })).toEqual([continued.id, granted.id]);
    expect(await ids(client, { to: dayAgo(150) })).toEqual([absent.id]);
  });

  it('pages through them', async () => {
    const client = await aSignedInUser(db(), 'client');
    const made = [];
    for (const hoursAgo of [2, 30, 60]) {
      made.unshift((await aReportedAppearance(test, {}, { client, hoursAgo })).id);
    }
    const page = async (query: Record<string, string>) =>
      (await test.call(endpoints.list, { token: client.token, query })).json<{
        items: { id: string }[];
        next: string | null;
      }>();
    const first = await page({ limit: '2' });
    const second = await page({ limit: '2', cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect(second.next).toBeNull();
  });

  it('approves once, and the payout follows', async () => {
    const { id, client } = await aReportedAppearance(test);
    expect((await approve(client, id)).json()).toMatchObject({
      status: 'completed',
      actions: [],
    });
    expect(await effectsOf(id, 'approve')).toEqual(['notify_attorney', 'notify_client', 'payout']);
    expect((await approve(client, id)).statusCode).toBe(409);
    expect((await dispute(client, id, 'Too late')).statusCode).toBe(409);
  });

  it('disputes with a reason; the administrators are told and end it', async () => {
    const { id, client, attorney } = await aReportedAppearance(test);
    const silent = await dispute(client, id, '  ');
    expect([silent.statusCode, silent.json<{ errors: object }>().errors]).toEqual([
      400,
      { reason: 'Please say why' },
    ]);
    const answer = await dispute(client, id, 'The next date is wrong.');
    expect(answer.json()).toMatchObject({
      status: 'disputed',
      dispute: { reason: 'The next date is wrong.' },
      actions: [],
    });
    await runJobs(test);
    const notices = await db().sql<{ urgency: string; body: string }>(
      `select urgency, body from notices
        where appearance_id = $1 and kind = 'appearances.dispute'`,
      [id],
    );
    expect(notices).toEqual([
      { urgency: 'high', body: expect.stringContaining('The next date is wrong.') as string },
    ]);
    const told = await db().sql(
      `select title from actions where user_id = $1 and kind = 'appearances.dispute'`,
      [attorney.id],
    );
    expect(told).toEqual([{ title: 'Your report is disputed' }]);

    const admin = await aSignedInUser(db(), 'admin_limited');
    const resolved = await test.call(endpoints.resolve, {
      token: admin.token,
      params: { id },
      body: { note: 'The minute order confirms the date.' },
    });
    expect(resolved.json()).toMatchObject({
      status: 'completed',
      resolution: { note: 'The minute order confirms the date.' },
    });
    expect(await effectsOf(id, 'resolve')).toEqual([
      'notify_attorney',
      'notify_client',
      'payout',
      'refund',
    ]);
    const again = await test.call(endpoints.resolve, {
      token: admin.token,
      params: { id },
      body: {},
    });
    expect(again.statusCode).toBe(409);
  });

  it('who says nothing for 96 hours has approved', async () => {
    const [early, due] = [await aReportedAppearance(test), await aReportedAppearance(test)];
    const reportedAgo = (id: string, minutes: number) =>
      db().sql(
        'update appearances set approves_at = approves_at - make_interval(mins => $2) where id = $1',
        [id, minutes],
      );
    await reportedAgo(early.id, 95 * 60 + 54);
    await reportedAgo(due.id, 96 * 60);
    await runClock.run({}, { ...test.platform, log: test.log });
    const status = async ({ id, client }: typeof due) =>
      (await read(client, id)).json<{ status: string }>().status;
    expect([await status(early), await status(due)]).toEqual(['reported', 'completed']);
    expect(await effectsOf(due.id, 'approve')).toEqual([
      'notify_attorney',
      'notify_client',
      'payout',
    ]);
  });
});

describe('a rating', () => {
  it('counts once for the attorney, also when it is changed', async () => {
    const first = await aReportedAppearance(test);
    const { attorney } = first;
    expect((await rate(first.client, first.id, 4, 'Punctual')).json()).toMatchObject({
      rating: { stars: 4, comment: 'Punctual' },
    });
    expect(await recordOf(attorney)).toEqual({ sum: 4, count: 1 });
    await rate(first.client, first.id, 2);
    expect(await recordOf(attorney)).toEqual({ sum: 2, count: 1 });
    const second = await aReportedAppearance(test, {}, { attorney, hoursAgo: 30 });
    await Promise.all([1, 5, 3].map((stars) => rate(second.client, second.id, stars)));
    const [last] = await db().sql<{ stars: number }>(
      'select stars from ratings where appearance_id = $1',
      [second.id],
    );
    expect(await recordOf(attorney)).toEqual({ sum: 2 + (last?.stars ?? 0), count: 2 });
  });

  it.each([0, 6, 2.5])('of %s stars is refused', async (stars) => {
    const { id, client } = await aReportedAppearance(test);
    expect((await rate(client, id, stars)).statusCode).toBe(400);
  });

  it('waits for the report', async () => {
    const { id, client } = await anAppearanceToReport(test);
    const answer = await test.call(endpoints.rateAttorney, {
      token: client.token,
      params: { id },
      body: { stars: 5 },
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'There is no report yet.',
    ]);
  });

  it('by the attorney tells how well they were instructed, and stays with them', async () => {
    const { id, client, attorney } = await aReportedAppearance(test);
    const answer = await test.call(endpoints.rateClient, {
      token: attorney.token,
      params: { id },
      body: { stars: 3, comment: 'The file came late' },
    });
    expect(answer.json()).toMatchObject({ rating: { stars: 3, comment: 'The file came late' } });
    expect((await read(client, id)).json()).toMatchObject({ rating: null });
    expect(await recordOf(attorney)).toBeUndefined();
  });
});
