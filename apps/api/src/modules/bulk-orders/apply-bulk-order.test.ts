import { appearances } from '@courtside/contract/appearances';
import { bulkOrders } from '@courtside/contract/bulk-orders';
import type { ErrorBody } from '@courtside/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariants } from '../../platform/doctor/invariants.ts';
import { logOf } from '../../testing/accounts.ts';
import { inDays } from '../../testing/appearances.ts';
import {
  buildOrderingApp,
  courtDay,
  hearingsFile,
  type Ordering,
} from '../../testing/bulk-orders.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { applyBulkOrder } from './apply-bulk-order.ts';
import { sweepOrders } from './sweep-orders.ts';

let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
});
afterAll(() => app.test.stop());
beforeEach(async () => {
  await db().sql('update appearance_types set client_fee_cents = 17500, active = true');
});

const db = () => app.test.platform.db;
const count = async (table: string) =>
  (await db().sql<{ count: number }>(`select count(*)::integer as count from ${table}`))[0]
    ?.count ?? 0;
const made = async () => [
  await count('appearances'),
  await count('appearance_history'),
  await count('appearance_effects'),
];
const origin = () => ({ actor: undefined, requestId: 'test', address: '192.0.2.1' });

describe('ordering', () => {
  it('makes an appearance of each line as the form would, and is on record once', async () => {
    await app.test.call(appearances.saveDraft, {
      token: app.client.token,
      body: { data: { caption: 'Half' }, revision: 0 },
    });
    const [before = 0, moves = 0, effects = 0] = await made();
    const order = await app.applied(
      hearingsFile(
        { 'Private instructions': 'Be early.', 'File number': 'F-1' },
        { Time: '1:30 PM', Mode: 'Zoom', Link: 'https://zoom.example/1' },
      ),
    );
    expect(order).toMatchObject({
      stage: 'applied',
      doneLines: 2,
      totalCents: 35_000,
      failure: null,
      appliedAt: expect.any(String) as string,
    });
    expect(await made()).toEqual([before + 2, moves + 2, effects + 6]);
    const [first, second] = await app.lines(order);
    const get = async (id: string | null | undefined) =>
      (
        await app.test.call(appearances.get, { token: app.client.token, params: { id: id ?? '' } })
      ).json<object>();
    expect(await get(first?.appearance)).toMatchObject({
      status: 'open',
      caption: 'Larch Holdings v. Pine',
      fileNumber: 'F-1',
      totalCents: 17_500,
      order: { date: courtDay, time: '09:30', privateInstructions: 'Be early.' },
      history: [{ action: 'schedule', from: null, to: 'open', byName: 'Robin Vale' }],
    });
    expect(await get(second?.appearance)).toMatchObject({
      mode: 'video',
      order: { time: '13:30', remoteLink: 'https://zoom.example/1' },
    });
    expect(await logOf(app.test, order.id)).toEqual([
      {
        action: 'bulk-orders.apply',
        actor_id: app.client.id,
        before: null,
        after: { appearances: 2, totalCents: 35_000 },
      },
    ]);
    // The form that the client was filling in meanwhile is none of ours.
    expect(await count('appearance_drafts')).toBe(1);
    for (const { number, says, sql } of invariants) {
      expect([number, says, await db().sql(sql)]).toEqual([number, says, []]);
    }
  });

  it('is all or nothing: a line that cannot be ordered any more stops them all', async () => {
    const order = await app.checked(hearingsFile({}, { Date: inDays(2), Time: '9:00 AM' }, {}));
    expect(order.counts.error).toBe(0);
    const before = await made();
    await app.requestApply(order);
    await moveClock(db(), '3 days');
    await runJobs(app.test);
    await moveClock(db(), '-3 days');
    expect(await app.get(order)).toMatchObject({
      stage: 'failed',
      failure: 'Line 3: This time has passed. Nothing was ordered; check again.',
      doneLines: 0,
    });
    expect(await made()).toEqual(before);
    expect((await app.lines(order)).map(({ appearance }) => appearance)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('at another price than was shown is refused, and the new prices are shown', async () => {
    const order = await app.checked(hearingsFile({}, {}));
    await db().sql('update appearance_types set client_fee_cents = 18000 where id = $1', [
      app.typeId,
    ]);
    const before = await made();
    expect((await app.requestApply(order)).statusCode).toBe(202);
    await runJobs(app.test);
    const anew = await app.get(order);
    expect(anew).toMatchObject({ stage: 'checked', pricesChanged: true, totalCents: 36_000 });
    expect(await app.lines(order)).toMatchObject([
      { totalCents: 18_000, previousTotalCents: 17_500 },
      { totalCents: 18_000, previousTotalCents: 17_500 },
    ]);
    expect(await made()).toEqual(before);

    const stale = await app.requestApply(order, 35_000);
    expect(stale.statusCode).toBe(409);
    expect(stale.json<ErrorBody>().code).toBe('price_changed');
    expect((await app.requestApply(anew)).statusCode).toBe(202);
    await runJobs(app.test);
    expect(await app.get(order)).toMatchObject({ stage: 'applied', pricesChanged: false });
    expect((await made())[0]).toBe((before[0] ?? 0) + 2);
  });

  it('asked for twice at once happens once', async () => {
    const order = await app.checked(hearingsFile({}, {}));
    const before = (await made())[0] ?? 0;
    const answers = await Promise.all([app.requestApply(order), app.requestApply(order)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    // Two workers that hold the same job, and one that comes late.
    const run = () => applyBulkOrder(app.test.platform, order.id, origin());
    const ran = await Promise.allSettled([run(), run()]);
    expect(ran.some(({ status }) => status === 'fulfilled')).toBe(true);
    await runJobs(app.test);
    await run();
    expect((await made())[0]).toBe(before + 2);
    const again = await app.requestApply(order);
    expect(again.json<ErrorBody>().message).toBe('These hearings were ordered already.');
    const recheck = await app.requestCheck(order);
    expect(recheck.statusCode).toBe(409);
  });

  it('waits for the check', async () => {
    const order = await app.uploaded(hearingsFile({}));
    const answer = await app.requestApply(order);
    expect(answer.json<ErrorBody>()).toMatchObject({
      code: 'conflict',
      message: 'Check the file first.',
    });
  });
});

describe('the sweep', () => {
  it('gives up what nobody works on, and it can be checked again', async () => {
    const order = await app.checked(hearingsFile({}));
    await app.requestApply(order);
    await db().sql(
      `update bulk_orders set worked_at = clock_now() - interval '16 minutes' where id = $1`,
      [order.id],
    );
    await sweepOrders(db());
    expect(await app.get(order)).toMatchObject({
      stage: 'failed',
      failure: 'The work stopped half-way. Nothing was ordered; check again.',
    });
    const before = await made();
    await runJobs(app.test);
    expect(await made()).toEqual(before);
    expect((await app.requestCheck(order)).statusCode).toBe(202);
    await runJobs(app.test);
    expect((await app.get(order)).stage).toBe('checked');
  });

  it('lets lines go after a week, and the order stays on record', async () => {
    const order = await app.applied(hearingsFile({}));
    await db().sql(
      `update bulk_orders set created_at = clock_now() - interval '8 days' where id = $1`,
      [order.id],
    );
    await sweepOrders(db());
    expect(await app.get(order)).toMatchObject({ stage: 'applied', hasLines: false, sample: [] });
    expect(await app.lines(order)).toEqual([]);
    const list = await app.test.call(bulkOrders.list, { token: app.client.token });
    expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(order.id);
  });
});
