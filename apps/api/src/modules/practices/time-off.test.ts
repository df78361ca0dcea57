import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';
import { type CallDetails, callPractice, type PracticeCall } from '../../testing/practices.ts';

let test: TestApp;
let attorney: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  attorney = await aSignedInUser(test.platform.db, 'attorney');
});

const call = (name: PracticeCall, { as = attorney, ...request }: CallDetails = {}) =>
  callPractice(test, as, name, request);
const actionsOf = async (userId: string) => (await logOf(test, userId)).map(({ action }) => action);

describe('time off', () => {
  it('is taken, shown until it is over, and taken back', async () => {
    const added = await call('addTimeOff', {
      body: { from: inDays(10), to: inDays(12), note: 'Away' },
    });
    expect(added).toEqual({
      status: 201,
      id: expect.any(String) as string,
      from: inDays(10),
      to: inDays(12),
      note: 'Away',
      hearings: [],
    });
    await test.platform.db.sql(
      `insert into time_off (user_id, days)
       values ($1, daterange(clock_now()::date - 5, clock_now()::date))`,
      [attorney.id],
    );
    const { status: _, ...item } = added;
    expect(await call('listTimeOff')).toEqual({ status: 200, items: [item] });
    const params = { id: String(added['id']) };
    const other = await aSignedInUser(test.platform.db, 'attorney');
    expect(await call('listTimeOff', { as: other })).toMatchObject({ items: [] });
    expect(await call('removeTimeOff', { params, as: other })).toMatchObject({ status: 404 });
    expect(await call('removeTimeOff', { params })).toEqual({ status: 200 });
    expect(await call('removeTimeOff', { params })).toMatchObject({ status: 404 });
    expect(await actionsOf(attorney.id)).toEqual([
      'practices.add_time_off',
      'practices.remove_time_off',
    ]);
  });

  it.each([
    [{ from: inDays(5), to: inDays(4) }, { to: 'Should not be before the first day' }],
    [{ from: inDays(-5), to: inDays(-1) }, { to: 'These days are over' }],
    [{ from: inDays(1), to: inDays(367) }, { to: 'A year at most' }],
    [{ from: '2026-02-30', to: inDays(1) }, { from: 'Should be a date such as 2026-11-30' }],
  ])('is refused as %j', async (body, errors) => {
    expect(await call('addTimeOff', { body })).toMatchObject({ status: 400, errors });
  });

  it('never overlaps, though two are taken at once', async () => {
    const answers = await Promise.all([
      call('addTimeOff', { body: { from: inDays(20), to: inDays(25) } }),
      call('addTimeOff', { body: { from: inDays(25), to: inDays(27) } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      errors: { from: 'Some of these days are off already' },
    });
    expect(await actionsOf(attorney.id)).toEqual(['practices.add_time_off']);
  });

  it('tells of hearings held on those days, and keeps new ones away', async () => {
    const { db } = test.platform;
    attorney = await anEligibleAttorney(db);
    const court = await aCourt(db, { name: 'Superior Court of Time' });
    const held = await anAssignedAppearance(
      test,
      { court: court.id, date: inDays(30) },
      { attorney },
    );
    const open = await aScheduledAppearance(test, { court: court.id, date: inDays(31) });
    const offered = async () =>
      (await test.call(offers.list, { token: attorney.token }))
        .json<{ items: { id: string }[] }>()
        .items.map(({ id }) => id);
    expect(await offered()).toContain(open.id);
    expect(await call('addTimeOff', { body: { from: inDays(30), to: inDays(31) } })).toMatchObject({
      status: 201,
      hearings: [
        {
          id: held.id,
          date: inDays(30),
          time: '09:30',
          caption: 'Larch Holdings v. Pine',
          courtName: 'Superior Court of Time',
        },
      ],
    });
    expect(await offered()).not.toContain(open.id);
  });
});
