import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder, aScheduledAppearance, inDays, quotedTotal } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon } from '../../testing/coupons.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';
import { withoutIds } from '../../testing/without-ids.ts';

let test: TestApp;
let client: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  client = await aSignedInUser(test.platform.db, 'client');
});
afterAll(() => test.stop());

const schedule = async (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  test.call(appearances.schedule, { token: client.token, body, headers });

const countRows = async (table: string) => {
  const [row] = await test.platform.db.sql<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count;
};

describe('ordering', () => {
  it('opens the appearance at the price that was shown, with history, effects and log', async () => {
    const form = await anOrder(test, { fileNumber: 'F-77', privateInstructions: 'Be early.' });
    const expectedTotalCents = await quotedTotal(test, form);
    const answer = await schedule({ ...form, expectedTotalCents });
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Record<string, unknown> & { id: string }>();
    expect(made).toMatchObject({
      status: 'open',
      caption: 'Larch Holdings v. Pine',
      totalCents: 17_500,
      timeZone: 'America/Los_Angeles',
      attorneyName: null,
      attorney: null,
      coupon: null,
      actions: ['edit', 'cancel'],
      history: [{ action: 'schedule', from: null, to: 'open', byName: 'Robin Vale' }],
      order: {
        date: form.date,
        time: '09:30',
        fileNumber: 'F-77',
        privateInstructions: 'Be early.',
      },
      quote: { level: 'standard', lines: [{ kind: 'fee', cents: 17_500 }], totalCents: 17_500 },
    });
    expect(answer.body.toLowerCase()).not.toContain('attorneyfee');
    expect(withoutIds(answer.body)).not.toContain('11000');
    const effects = await test.platform.db.sql<{ effect: string; delivered_at: string | null }>(
      'select effect, delivered_at from appearance_effects where appearance_id = $1 order by effect',
      [made.id],
    );
    expect(effects).toEqual([
      { effect: 'charge', delivered_at: null },
      { effect: 'dispatch', delivered_at: null },
      { effect: 'notice', delivered_at: null },
    ]);
    const jobs = await test.platform.db.sql(
      `select 1 from pgboss.job where name = 'appearances.deliver-effect'`,
    );
    expect(jobs.length).toBeGreaterThanOrEqual(3);
    const log = await test.platform.db.sql(
      `select after from system_log where record_id = $1 and action = 'appearances.schedule'`,
      [made.id],
    );
    expect(log).toEqual([{ after: { status: 'open', totalCents: 17_500 } }]);
  });

  it('happens once for one key', async () => {
    const form = await anOrder(test);
    const body = { ...form, expectedTotalCents: await quotedTotal(test, form) };
    const before = await countRows('appearances');
    const headers = { 'idempotency-key': 'order-key-1' };
    const answers = await Promise.all([schedule(body, headers), schedule(body, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await countRows('appearances')).toBe((before ?? 0) + 1);
  });

  it('is refused at another price than was shown, and leaves nothing behind', async () => {
    const form = await anOrder(test);
    const before = await countRows('appearances');
    const answer = await schedule({ ...form, expectedTotalCents: 17_499 });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'price_changed',
    ]);
    expect(await countRows('appearances')).toBe(before);
  });

  it('takes a code and counts it', async () => {
    const coupon = await aCoupon(test.platform.db, {
      percentOff: 20,
      amountOffCents: null,
      totalLimit: 1,
    });
    const form = await anOrder(test);
    const answer = await schedule({ ...form, coupon: coupon.code, expectedTotalCents: 14_000 });
    expect(answer.json()).toMatchObject({ totalCents: 14_000, coupon: coupon.code });
    const again = await schedule({ ...form, coupon: coupon.code, expectedTotalCents: 14_000 });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      errors: { coupon: 'This code has been used as often as it can be.' },
    });
  });

  it('of a deposition needs its witness', async () => {
    const type = await anAppearanceType(test.platform.db, { utbmsTask: 'L330' });
    const form = await anOrder(test, { appearanceType: type.id });
    const refused = await schedule({ ...form, expectedTotalCents: 17_500 });
    expect(refused.json()).toMatchObject({
      errors: { 'deposition.witness': 'The witness is required' },
    });
    const deposition = { witness: 'Dr. Elm', isExpert: true };
    const answer = await schedule({ ...form, deposition, expectedTotalCents: 17_500 });
    expect(answer.json()).toMatchObject({
      order: { deposition: { witness: 'Dr. Elm', isExpert: true, location: null } },
    });
  });

  it.each([
    ['no parties', { parties: [] }, 'parties'],
    ['a mode the hearing does not have', { mode: 'video' }, 'mode'],
    [
      'an unknown attorney',
      { preferredAttorney: '0192f0c1-0000-7000-8000-000000000000' },
      'preferredAttorney',
    ],
    ['a past day', { date: '2020-01-06' }, 'date'],
    ['no real day', { date: '2027-02-30' }, 'date'],
    ['a time the clocks skip', { date: '2027-03-14', time: '02:30' }, 'time'],
    ['a time that comes twice', { date: '2027-11-07', time: '01:30' }, 'which'],
    ['a fee of its own', { clientFeeCents: 1 }, 'clientFeeCents'],
    ['a status', { status: 'completed' }, 'status'],
    ['a script as link', { remoteLink: 'javascript:alert(1)' }, 'remoteLink'],
  ])('with %s is refused on that field', async (_, wrong, field) => {
    const type = await anAppearanceType(test.platform.db, { inPerson: true, remote: false });
    const form = await anOrder(test, { appearanceType: type.id, ...wrong });
    const answer = await schedule({ ...form, expectedTotalCents: 17_500 });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
  });

  it('is in the zone of the court, also when that is ahead of the caller by a day', async () => {
    const court = await aCourt(test.platform.db, { countyFips: '15003' });
    const made = await aScheduledAppearance(
      test,
      { court: court.id, date: '2027-01-04', time: '08:00' },
      client,
    );
    expect(made).toMatchObject({
      timeZone: 'Pacific/Honolulu',
      hearingAt: '2027-01-04T18:00:00Z',
    });
  });

  it('at a court that is no longer offered is refused', async () => {
    const court = await aCourt(test.platform.db, { active: false });
    const answer = await schedule({
      ...(await anOrder(test, { court: court.id })),
      expectedTotalCents: 17_500,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a fee that changes later', () => {
  it('changes the quote of new orders only', async () => {
    const type = await anAppearanceType(test.platform.db);
    const made = await aScheduledAppearance(test, { appearanceType: type.id }, client);
    await test.platform.db.sql(
      'update appearance_types set client_fee_cents = 20000 where id = $1',
      [type.id],
    );
    const read = await test.call(appearances.get, { token: client.token, params: { id: made.id } });
    expect(read.json()).toMatchObject({ totalCents: 17_500, quote: { totalCents: 17_500 } });
    const next = await aScheduledAppearance(
      test,
      { appearanceType: type.id, date: inDays(20) },
      client,
    );
    expect(next.totalCents).toBe(20_000);
  });
});

describe('what is another’s', () => {
  it('looks as if it were not there', async () => {
    const { id } = await aScheduledAppearance(test);
    for (const endpoint of [appearances.get, appearances.previewCancel]) {
      const answer = await test.call(endpoint, { token: client.token, params: { id } });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
  });
});
