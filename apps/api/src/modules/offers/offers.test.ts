import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { logOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { idsOf, listOffers } from '../../testing/list-offers.ts';
import { aCourt } from '../../testing/places.ts';
import { withoutIds } from '../../testing/without-ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const ids = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  idsOf(await listOffers(test, attorney, query));
const get = (attorney: SignedInUser, id: string) =>
  test.call(offers.get, { token: attorney.token, params: { id } });
const accept = (attorney: SignedInUser, id: string, body: Record<string, unknown> = {}) =>
  acceptOffer(test, attorney, id, body);
const reject = (attorney: SignedInUser, id: string, reason?: string) =>
  test.call(offers.reject, {
    token: attorney.token,
    params: { id },
    body: { reason: reason ?? null },
  });
const historyOf = (id: string) =>
  db().sql<{ action: string; actor_id: string; details: object }>(
    'select action, actor_id, details from appearance_history where appearance_id = $1 order by seq',
    [id],
  );

describe('an eligible attorney', () => {
  it('finds the appearance, sees names and fee, and nothing that is private or the client’s', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test, {
      publicSummary: 'Short and uncontested.',
      privateInstructions: 'Offer nothing.',
      fileNumber: 'F-77',
    });
    expect(await ids(attorney)).toContain(id);
    const answer = await get(attorney, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      attorneyFeeCents: 11_000,
      publicSummary: 'Short and uncontested.',
      representedSide: 'plaintiff',
      parties: [
        { name: 'Larch Holdings LLC', role: 'plaintiff' },
        { name: 'Jordan Pine', role: 'defendant' },
      ],
      ineligible: null,
      actions: ['accept', 'reject'],
    });
    expect(withoutIds(answer.body)).not.toMatch(
      /Offer nothing|F-77|17500|Larch Holdings v|24STCV|010-0142/,
    );
  });

  it('takes it: the client is told who, the history says so, and nobody else finds it', async () => {
    const [attorney, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await aScheduledAppearance(test);
    const answer = await accept(attorney, id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'assigned' }]);
    expect(await historyOf(id)).toEqual([
      expect.objectContaining({ action: 'schedule' }),
      {
        action: 'accept',
        actor_id: attorney.id,
        details: { attorneyId: attorney.id, feeCents: 11_000 },
      },
    ]);
    expect(await ids(other)).not.toContain(id);
    const late = await accept(other, id);
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      'Another attorney has taken this appearance.',
    ]);
    expect((await get(other, id)).statusCode).toBe(404);
  });

  it('must attest, and must have seen the fee, the court, the time and all else', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    const unattested = await accept(attorney, id, { attestsNoConflict: false });
    expect(unattested.statusCode).toBe(400);
    for (const term of [
      'expectedFeeCents',
      'expectedCourt',
      'expectedHearingAt',
      'expectedType',
      'expectedMinutes',
      'expectedMode',
      'expectedSide',
      'expectedParties',
    ]) {
      const unseen = await accept(attorney, id, { [term]: undefined });
      expect([unseen.statusCode, Object.keys(unseen.json<{ errors: object }>().errors)]).toEqual([
        400,
        [term],
      ]);
    }
    for (const moved of [
      { expectedCourt: (await aCourt(db())).id },
      { expectedHearingAt: '2026-12-24T17:30:00Z' },
    ]) {
      const refused = await accept(attorney, id, moved);
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        409,
        'The client has moved this hearing. Please look at it again.',
      ]);
    }
    const elsewise = await accept(attorney, id, { expectedFeeCents: 12_000 });
    expect([elsewise.statusCode, elsewise.json<{ code: string }>().code]).toEqual([
      409,
      'price_changed',
    ]);
    expect(await historyOf(id)).toHaveLength(1);
  });
});

it('is taken on the names that were looked at, and on no others', async () => {
  const attorney = await anEligibleAttorney(db());
  const { id } = await aScheduledAppearance(test);
  const seen = (await get(attorney, id)).json<{ parties: { name: string; role: string }[] }>();
  await db().sql(
    `insert into appearance_parties (appearance_id, position, name, role)
     values ($1, 2, 'Quillwort Mining', 'defendant')`,
    [id],
  );
  const stale = await accept(attorney, id, { expectedParties: seen.parties });
  expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
    409,
    'The client has changed the names in this case. Please look at them again.',
  ]);
  const { parties } = (await get(attorney, id)).json<{ parties: object[] }>();
  expect((await accept(attorney, id, { expectedParties: parties })).statusCode).toBe(200);
});

describe('who may not take it is told why', () => {
  const cases: Record<string, [sql: string, message: string, status: 200 | 404]> = {
    'without insurance': [
      `update attorney_documents set replaced_at = clock_now() where user_id = $1 and kind = 'insurance'`,
      'A current W-9 and a current insurance certificate must be on file.',
      200,
    ],
    'with insurance that ends before the hearing': [
      `update attorney_documents set expires_on = clock_now()::date + 13 where user_id = $1 and kind = 'insurance'`,
      'A current W-9 and a current insurance certificate must be on file.',
      200,
    ],
    'not admitted': [
      'delete from bar_admissions where user_id = $1',
      'You are not admitted in the state or the federal district of this court.',
      404,
    ],
    'with an admission that ends before the hearing': [
      'update bar_admissions set expires_on = clock_now()::date + 13 where user_id = $1',
      'You are not admitted in the state or the federal district of this court.',
      404,
    ],
    'not covering the place': [
      'delete from attorney_states where user_id = $1',
      'You do not cover this court, its county or its state.',
      404,
    ],
    'of another practice': [
      `update attorney_case_types set case_type = 'Probate' where user_id = $1`,
      'You do not take this practice area.',
      200,
    ],
    'who is away': [
      `insert into time_off (user_id, days)
       values ($1, daterange(clock_now()::date + 10, clock_now()::date + 20))`,
      'You take no hearings at that time.',
      200,
    ],
    'who works later in the day': [
      `insert into attorney_hours (user_id, weekday, starts, ends)
       select $1, day, '13:00', '17:00' from generate_series(0, 6) as day`,
      'You take no hearings at that time.',
      200,
    ],
    'who waits to be let in again': [
      'update users set deactivated_at = clock_now() where id = $1',
      '',
      404,
    ],
  };

  it.each(Object.entries(cases))('an attorney %s', async (_, [sql, message, seen]) => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    await db().sql(sql, [attorney.id]);
    const answer = await accept(attorney, id);
    if (message === '') {
      // Their session ended with their standing.
      expect(answer.statusCode).toBe(401);
      return;
    }
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([409, message]);
    expect(await ids(attorney)).not.toContain(id);
    expect((await get(attorney, id)).statusCode).toBe(seen);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('an attorney whom the client excluded learns only that it is not there', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test, { excludedAttorneys: [attorney.id] });
    expect((await get(attorney, id)).statusCode).toBe(404);
    expect((await accept(attorney, id)).json<{ message: string }>().message).toBe(
      'This appearance is not open to you.',
    );
  });

  it.each([
    'delete from attorney_documents where user_id = $1',
    `update attorney_case_types set case_type = 'Probate' where user_id = $1`,
  ])('nor do they learn of it by lacking something else: %s', async (sql) => {
    const attorney = await anEligibleAttorney(db());
    await db().sql(sql, [attorney.id]);
    const { id } = await aScheduledAppearance(test, { excludedAttorneys: [attorney.id] });
    expect((await get(attorney, id)).statusCode).toBe(404);
    await db().sql('delete from bar_admissions where user_id = $1', [attorney.id]);
    const elsewhere = await aScheduledAppearance(test);
    expect((await get(attorney, elsewhere.id)).statusCode).toBe(404);
  });

  it('an attorney with another hearing at that time, by the constraint when nothing else', async () => {
    const attorney = await anEligibleAttorney(db());
    const first = await aScheduledAppearance(test);
    const second = await aScheduledAppearance(test, { time: '09:45' });
    expect((await accept(attorney, first.id)).statusCode).toBe(200);
    const answer = await accept(attorney, second.id);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'You have another hearing at that time.',
    ]);
    const third = await aScheduledAppearance(test, { time: '15:00' });
    const fourth = await aScheduledAppearance(test, { time: '15:10' });
    const both = await Promise.all([accept(attorney, third.id), accept(attorney, fourth.id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('but hearings may follow each other without a gap', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'TX' });
    const court = (await aCourt(db(), { countyFips: '48201' })).id;
    const date = inDays(40);
    const at = async (time: string, expectedMinutes: number) =>
      (await aScheduledAppearance(test, { court, date, time, expectedMinutes })).id;
    const held = await at('10:00', 60);
    const before = await at('09:00', 60);
    await at('09:00', 61);
    await at('10:10', 10);
    await at('09:50', 120);
    await at('10:59', 30);
    const after = await at('11:00', 30);
    expect((await accept(attorney, held)).statusCode).toBe(200);
    expect(await ids(attorney, { from: date, to: date })).toEqual([before, after]);
  });

  it('while the client’s preferred attorney is asked first', async () => {
    const [preferred, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await aScheduledAppearance(test);
    await db().sql(
      `update appearances set held_for = $2, held_until = clock_now() + interval '1 hour' where id = $1`,
      [id, preferred.id],
    );
    expect((await accept(other, id)).json<{ message: string }>().message).toBe(
      'Another attorney is being asked first.',
    );
    expect((await accept(preferred, id)).statusCode).toBe(200);
  });
});

describe('turning down', () => {
  it('moves it to the rejected ones, for this attorney alone, until they take it back', async () => {
    const [attorney, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id, revision } = await aScheduledAppearance(test);
    const answer = await reject(attorney, id, 'Too far.');
    expect(answer.json()).toMatchObject({
      rejectReason: 'Too far.',
      ineligible: { check: 'not_rejected' },
      actions: ['reject'],
    });
    expect(await ids(attorney)).not.toContain(id);
    expect(await ids(attorney, { rejected: 'true' })).toContain(id);
    expect(await ids(other)).toContain(id);
    expect((await accept(attorney, id)).statusCode).toBe(409);
    expect(await historyOf(id)).toHaveLength(1);
    const rows = await db().sql('select revision from appearances where id = $1', [id]);
    expect(rows).toEqual([{ revision }]);
    const back = await test.call(offers.reconsider, {
      token: attorney.token,
      params: { id },
    });
    expect(back.json()).toMatchObject({ ineligible: null, rejectedAt: null });
    expect((await accept(attorney, id)).statusCode).toBe(200);
    expect((await logOf(test, id)).map(({ action }) => action)).toEqual([
      'appearances.schedule',
      'offers.reject',
      'offers.reconsider',
      'appearances.accept',
    ]);
  });

  it('by mail works only for the attorney it was sent to, with the right client, and is told once', async () => {
    const [attorney, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id, client } = await aScheduledAppearance(test);
    const params = { attorneyId: attorney.id, appearanceId: id, clientId: client.id };
    const by = (token: string | undefined, changed: Partial<typeof params> = {}) =>
      test.call(offers.rejectByMail, {
        ...(token !== undefined && { token }),
        params: { ...params, ...changed },
      });
    expect((await by(undefined)).statusCode).toBe(401);
    expect((await by(other.token)).statusCode).toBe(404);
    expect((await by(attorney.token, { clientId: other.id })).statusCode).toBe(404);
    expect(await ids(attorney)).toContain(id);
    expect((await by(attorney.token)).json()).toEqual({ id });
    expect((await by(attorney.token)).statusCode).toBe(200);
    expect(await ids(attorney)).not.toContain(id);
    expect((await logOf(test, id)).filter(({ action }) => action === 'offers.reject')).toHaveLength(
      1,
    );
    const opened = await test.call(offers.openByMail, { token: attorney.token, params });
    expect(opened.json()).toMatchObject({ id, rejectReason: null });
    await db().sql(`update appearances set status = 'canceled' where id = $1`, [id]);
    expect((await by(attorney.token)).statusCode).toBe(409);
  });
});
