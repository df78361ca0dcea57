import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anAssignedAppearance,
  aScheduledAppearance,
  inDays,
  type OrderForm,
  quotedTotal,
  type Scheduled,
} from '../../testing/appearances.ts';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon } from '../../testing/coupons.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from './clock.jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

type Made = Scheduled & { client: SignedInUser };

const change = async (made: Made, body: Record<string, unknown>) =>
  test.call(appearances.change, { token: made.client.token, params: { id: made.id }, body });
const quote = async (made: Made, changes: Partial<OrderForm>) => {
  const { court, appearanceType, date, time, expectedMinutes } = { ...formOf(made), ...changes };
  const answer = await test.call(appearances.quoteChange, {
    token: made.client.token,
    params: { id: made.id },
    body: { court, appearanceType, date, time, expectedMinutes },
  });
  return answer.json<{ asksAgain: boolean }>();
};
const cancel = async (made: Made, expectedFeeCents: number, on: TestApp = test) =>
  on.call(appearances.cancel, {
    token: made.client.token,
    params: { id: made.id },
    body: { expectedFeeCents },
  });
const read = async (made: Made, on: TestApp = test) =>
  (await on.call(appearances.get, { token: made.client.token, params: { id: made.id } })).json<
    Scheduled & { history: { action: string }[]; cancellationFeeCents: number | null }
  >();
const formOf = ({ order }: Scheduled): OrderForm => order;

describe('changing an order', () => {
  it('to the other of two hours that the clocks show alike moves the hearing', async () => {
    const night = { date: '2027-11-07', time: '01:30' };
    const made = await aScheduledAppearance(test, { date: night.date, time: '04:00' });
    const instants: unknown[] = [];
    for (const [step, which] of (['earlier', 'later', 'later'] as const).entries()) {
      const body = { ...formOf(made), ...night, which, expectedTotalCents: made.totalCents };
      const answer = await change(made, { ...body, revision: made.revision + step });
      instants.push(answer.json<{ hearingAt: string }>().hearingAt);
    }
    expect(instants).toEqual([
      '2027-11-07T08:30:00Z',
      '2027-11-07T09:30:00Z',
      '2027-11-07T09:30:00Z',
    ]);
  });

  it('of words alone keeps the price, whatever fees are now', async () => {
    const type = await anAppearanceType(test.platform.db);
    const made = await aScheduledAppearance(test, { appearanceType: type.id });
    await test.platform.db.sql('update appearance_types set client_fee_cents = 1 where id = $1', [
      type.id,
    ]);
    const answer = await change(made, {
      ...formOf(made),
      judge: 'Hon. A. Reed',
      expectedTotalCents: 17_500,
      revision: made.revision,
    });
    expect(answer.json()).toMatchObject({
      totalCents: 17_500,
      order: { judge: 'Hon. A. Reed' },
      revision: made.revision + 1,
    });
  });

  it('of the day is priced anew, with its code, at what was shown', async () => {
    const coupon = await aCoupon(test.platform.db, {
      percentOff: 10,
      amountOffCents: null,
      totalLimit: 1,
    });
    const type = await anAppearanceType(test.platform.db);
    const client = await aSignedInUser(test.platform.db, 'client');
    const form = { appearanceType: type.id, date: inDays(30) };
    const plain = await aScheduledAppearance(test, form, client);
    const answer = await test.call(appearances.schedule, {
      token: client.token,
      body: { ...formOf(plain), coupon: coupon.code, expectedTotalCents: 15_750 },
    });
    const made = { ...answer.json<Scheduled>(), client };
    await test.platform.db.sql(
      'update appearance_types set client_fee_cents = 20000 where id = $1',
      [type.id],
    );
    const next = { ...formOf(made), date: inDays(31), revision: made.revision };
    const stale = await change(made, { ...next, expectedTotalCents: 15_750 });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'price_changed']);
    expect(await quote(made, { date: inDays(31) })).toMatchObject({
      quote: {
        totalCents: 18_000,
        lines: [
          { kind: 'fee', cents: 20_000 },
          { kind: 'coupon', cents: -2000 },
        ],
      },
      asksAgain: false,
    });
    expect(await quote(made, {})).toMatchObject({ quote: { totalCents: 15_750 } });
    const moved = await change(made, { ...next, expectedTotalCents: 18_000 });
    expect(moved.json()).toMatchObject({ totalCents: 18_000, coupon: coupon.code });
    const [redemption] = await test.platform.db.sql(
      'select discount_cents from coupon_redemptions where appearance_id = $1',
      [made.id],
    );
    expect(redemption).toEqual({ discount_cents: 2000 });
  });

  it('by two at once keeps the first and tells the second', async () => {
    const made = await aScheduledAppearance(test);
    const body = { ...formOf(made), expectedTotalCents: 17_500, revision: made.revision };
    const answers = await Promise.all([
      change(made, { ...body, judge: 'One' }),
      change(made, { ...body, judge: 'Two' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('asks the attorney to confirm a new time, and releases one who is elsewhere then', async () => {
    const attorney = await aSignedInUser(test.platform.db, 'attorney');
    const held = await anAssignedAppearance(test, { date: inDays(40) }, { attorney });
    const other = await anAssignedAppearance(
      test,
      { date: inDays(41), time: '14:00' },
      { attorney },
    );
    expect((await quote(held, { time: '11:00' })).asksAgain).toBe(true);
    expect((await quote(held, {})).asksAgain).toBe(false);
    const body = { ...formOf(held), revision: held.revision };
    const total = await quotedTotal(test, formOf(held));
    const moved = await change(held, { ...body, time: '11:00', expectedTotalCents: total });
    expect(moved.json()).toMatchObject({ status: 'assigned', attorney: { confirmedAt: null } });
    const { revision } = moved.json<Scheduled>();
    const away = { ...body, ...pick(formOf(other)), revision, expectedTotalCents: total };
    const released = await change(held, away);
    expect(released.json()).toMatchObject({ status: 'open', attorney: null });
    expect((await read(held)).history.map(({ action }) => action)).toEqual([
      'schedule',
      'accept',
      'edit',
      'edit',
      'release',
    ]);
  });
});

const pick = ({ date, time }: OrderForm) => ({ date, time });

describe('canceling', () => {
  it.each([
    ['long before, held', '-1 hour', true, 0],
    ['12 hours before, held', '13 days 12 hours', true, 8750],
    ['2 hours before, held', '13 days 22 hours', true, 17_500],
    ['2 hours before, not taken yet', '13 days 22 hours', false, 0],
  ])('%s', async (_, wait, isHeld, feeCents) => {
    const own = await buildOwnTestApp();
    const at = new Date(Date.now() + 14 * 86_400_000);
    const form = localIn('America/Los_Angeles', at);
    const made = isHeld
      ? await anAssignedAppearance(own, form)
      : await aScheduledAppearance(own, form);
    await moveClock(own.platform.db, wait);
    // A session of the client lasts half an hour by the same clock.
    await own.platform.db.sql(`update sessions set expires_at = clock_now() + interval '1 hour'`);
    const preview = await own.call(appearances.previewCancel, {
      token: made.client.token,
      params: { id: made.id },
    });
    expect(preview.json()).toMatchObject({ feeCents, refundCents: 17_500 - feeCents });
    const wrong = await cancel(made, feeCents + 1, own);
    expect(wrong.json()).toMatchObject({ code: 'price_changed' });
    const done = await cancel(made, feeCents, own);
    expect(done.json()).toMatchObject({
      status: 'canceled',
      cancellationFeeCents: feeCents,
      actions: [],
    });
    const again = await cancel(made, feeCents, own);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    const live = await own.platform.db.sql(
      'select 1 from assignments where appearance_id = $1 and released_at is null',
      [made.id],
    );
    expect(live).toEqual([]);
  });

  it('by two at once happens once, and gives the code back once', async () => {
    const coupon = await aCoupon(test.platform.db, {
      percentOff: 100,
      amountOffCents: null,
      totalLimit: 5,
    });
    const made = await aScheduledAppearance(test);
    const withCode = await test.call(appearances.schedule, {
      token: made.client.token,
      body: { ...formOf(made), coupon: coupon.code, expectedTotalCents: 0 },
    });
    const target = { ...withCode.json<Scheduled>(), client: made.client };
    const answers = await Promise.all([cancel(target, 0), cancel(target, 0), cancel(target, 0)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const [row] = await test.platform.db.sql('select redeemed_count from coupons where id = $1', [
      coupon.id,
    ]);
    expect(row).toEqual({ redeemed_count: 0 });
  });
});

describe('the clock', () => {
  it('goes on with the others when one cannot be moved', async () => {
    const own = await buildOwnTestApp();
    const [first, second] = [
      await aScheduledAppearance(own, { date: inDays(3) }),
      await aScheduledAppearance(own, { date: inDays(4) }),
    ];
    await own.platform.db.sql(
      `create function fail() returns trigger language plpgsql as $$
         begin if new.appearance_id = '${first.id}' then raise 'no'; end if; return new; end $$;
       create trigger fail before insert on appearance_history
         for each row execute function fail()`,
    );
    await moveClock(own.platform.db, '6 days');
    const run = async () => runClock.run({}, { ...own.platform, log: own.log });
    await expect(run()).rejects.toThrow('Some appearances were not moved');
    const statusOf = async ({ id }: Scheduled) =>
      (
        await own.platform.db.sql<{ status: string }>(
          'select status from appearances where id = $1',
          [id],
        )
      )[0]?.status;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['open', 'unfilled']);
    await own.platform.db.sql('drop trigger fail on appearance_history');
    await run();
    expect(await statusOf(first)).toBe('unfilled');
  });

  it('gives back the code of an order that nobody took', async () => {
    const own = await buildOwnTestApp();
    const coupon = await aCoupon(own.platform.db, { percentOff: 100, amountOffCents: null });
    const { order, client } = await aScheduledAppearance(own, { date: inDays(3) });
    const made = await own.call(appearances.schedule, {
      token: client.token,
      body: { ...order, coupon: coupon.code, expectedTotalCents: 0 },
    });
    expect(made.statusCode).toBe(201);
    const used = async () =>
      own.platform.db.sql('select redeemed_count as used from coupons where id = $1', [coupon.id]);
    expect(await used()).toEqual([{ used: 1 }]);
    await moveClock(own.platform.db, '5 days');
    await runClock.run({}, { ...own.platform, log: own.log });
    expect(await used()).toEqual([{ used: 0 }]);
  });

  it('starts what is held and expires what is not, each once', async () => {
    const own = await buildOwnTestApp();
    const held = await anAssignedAppearance(own, { date: inDays(3) });
    const open = await aScheduledAppearance(own, { date: inDays(3) });
    const later = await aScheduledAppearance(own, { date: inDays(9) });
    await moveClock(own.platform.db, '5 days');
    const context = { ...own.platform, log: own.log };
    await Promise.all([runClock.run({}, context), runClock.run({}, context)]);
    await runClock.run({}, context);
    await runJobs(own);
    const rows = await own.platform.db.sql<{ id: string; status: string; moves: number }>(
      `select a.id, a.status, (select count(*)::integer from appearance_history h
                                where h.appearance_id = a.id) as moves from appearances a`,
    );
    expect(new Map(rows.map(({ id, status, moves }) => [id, [status, moves]]))).toEqual(
      new Map([
        [held.id, ['report_due', 3]],
        [open.id, ['unfilled', 2]],
        [later.id, ['open', 1]],
      ]),
    );
  });
});

function localIn(zone: string, at: Date): { date: string; time: string } {
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: zone }).split(' ');
  return { date, time: time.slice(0, 5) };
}
