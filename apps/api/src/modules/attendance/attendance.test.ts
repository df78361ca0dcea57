import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOf, logOf } from '../../testing/accounts.ts';
import { anAssignedAppearance, inDays, quotedTotal } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { confirmAttendance } from '../../testing/confirm-attendance.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { withoutIds } from '../../testing/without-ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
type Call = 'get' | 'release' | 'confirm' | 'checkIn' | 'checkOut' | 'reportProblem';
const call = (name: Call, attorney: SignedInUser, id: string, body?: Record<string, unknown>) =>
  name === 'confirm'
    ? confirmAttendance(test, attorney, id)
    : test.call(attendance[name], { token: attorney.token, params: { id }, ...(body && { body }) });
const held = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  (await test.call(attendance.list, { token: attorney.token, query }))
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id);
const told = (answer: { json: () => unknown; statusCode: number }) => [
  answer.statusCode,
  (answer.json() as { message: string }).message,
];

/** As if the hearing were so far from now; the assignment goes with it. */
async function hearingIn(id: string, interval: string): Promise<void> {
  await db().sql(
    `update appearances set hearing_at = date_trunc('second', clock_now()) + $2::interval
      where id = $1`,
    [id, interval],
  );
}
async function anAccepted(details: Parameters<typeof anAssignedAppearance>[1] = {}) {
  const attorney = await anEligibleAttorney(db());
  return anAssignedAppearance(test, details, { attorney });
}

describe('the attorney who holds an appearance', () => {
  it('sees instructions and contacts, and nothing of the client’s money', async () => {
    const made = await anAccepted({
      privateInstructions: 'Ask for a date after November 2.',
      fileNumber: 'F-77',
      purchaseOrder: 'PO-9',
      mayCostMoreCents: 4_321,
      backupPhone: '(555) 010-0199',
    });
    const answer = await call('get', made.attorney, made.id);
    expect(answer.json()).toMatchObject({
      id: made.id,
      caption: 'Larch Holdings v. Pine',
      caseNumber: '24STCV01234',
      firm: 'Robin Vale',
      order: {
        privateInstructions: 'Ask for a date after November 2.',
        contactPhone: '(555) 010-0142',
        backupPhone: '(555) 010-0199',
        parties: [
          { name: 'Larch Holdings LLC', role: 'plaintiff' },
          { name: 'Jordan Pine', role: 'defendant' },
        ],
      },
      actions: ['release'],
      may: { confirm: false, checkIn: false, checkOut: false },
    });
    expect(withoutIds(answer.body)).not.toMatch(/F-77|PO-9|4321|17500|totalCents/);
    const { hearingAt, reportDueAt, releaseUntil } = answer.json<Record<string, string>>();
    const hours = (to = '') => (Date.parse(to) - Date.parse(hearingAt ?? '')) / 3_600_000;
    expect([hours(reportDueAt), hours(releaseUntil)]).toEqual([24, -24]);
  });

  it('has it in their list, and nobody else has it', async () => {
    const made = await anAccepted();
    const other = await anEligibleAttorney(db());
    expect(await held(made.attorney)).toEqual([made.id]);
    expect(await held(made.attorney, { search: 'larch' })).toEqual([made.id]);
    expect(await held(made.attorney, { search: 'oak' })).toEqual([]);
    expect(await held(made.attorney, { part: 'report_due' })).toEqual([]);
    expect(await held(other)).toEqual([]);
    for (const name of ['get', 'confirm'] as const) {
      expect((await call(name, other, made.id)).statusCode).toBe(404);
    }
    expect((await call('release', other, made.id, {})).statusCode).toBe(404);
    expect((await call('checkIn', other, made.id, {})).statusCode).toBe(404);
  });
});

describe('giving back', () => {
  it('in time opens it for others, counts, and is no longer theirs', async () => {
    const made = await anAccepted();
    const other = await anEligibleAttorney(db());
    const answer = await call('release', made.attorney, made.id, { reason: 'In trial.' });
    expect(answer.statusCode).toBe(200);
    expect(await held(made.attorney)).toEqual([]);
    expect((await call('get', made.attorney, made.id)).statusCode).toBe(404);
    const found = await test.call(offers.get, { token: other.token, params: { id: made.id } });
    expect(found.json()).toMatchObject({ status: 'open', actions: ['accept', 'reject'] });
    const [record] = await db().sql('select released from attorney_records where user_id = $1', [
      made.attorney.id,
    ]);
    expect(record).toEqual({ released: 1 });
  });

  it('later than a day before is refused: then only the administrators can', async () => {
    const made = await anAccepted();
    await hearingIn(made.id, '23 hours 59 minutes');
    expect(told(await call('release', made.attorney, made.id, {}))).toEqual([
      409,
      'It is too late to release this appearance yourself. Please report a problem.',
    ]);
    expect((await call('get', made.attorney, made.id)).json()).toMatchObject({ actions: [] });
    const admin = await aSignedInUser(db(), 'admin_limited');
    const problem = await call('reportProblem', made.attorney, made.id, {
      kind: 'cannot_attend',
      description: 'My train stands still.',
    });
    expect(problem.statusCode).toBe(201);
    const [mail] = await db().sql<{ recipient: string; plain: string }>(
      `select recipient, plain from mails where template = 'admin-notice'`,
    );
    expect(mail?.recipient).toBe(await emailOf(test, admin));
    expect(mail?.plain).toContain('My train stands still.');
    const notices = await db().sql(
      'select kind, urgency, body, link from notices where appearance_id = $1',
      [made.id],
    );
    expect(notices).toEqual([
      {
        kind: 'attendance.problem',
        urgency: 'high',
        body: 'My train stands still.',
        link: `/admin/view/case/${made.id}`,
      },
    ]);
  });
});

describe('on the day', () => {
  it('one confirms when asked, once', async () => {
    const made = await anAccepted();
    expect(told(await call('confirm', made.attorney, made.id))).toEqual([
      409,
      'There is nothing to confirm now.',
    ]);
    await db().sql(
      `update assignments set asked_to_confirm_at = clock_now() + interval '1 second'
        where appearance_id = $1`,
      [made.id],
    );
    expect((await call('get', made.attorney, made.id)).json()).toMatchObject({
      may: { confirm: true },
    });
    expect((await call('confirm', made.attorney, made.id)).statusCode).toBe(200);
  });

  it('one checks in with or without a place, then out, and cannot do so too early or twice', async () => {
    const made = await anAccepted();
    const place = { lat: 34.0554, lon: -118.2427, accuracyMeters: 12 };
    const early = await call('checkIn', made.attorney, made.id, { place });
    expect(told(early)).toEqual([409, 'You can check in from four hours before the hearing on.']);
    await hearingIn(made.id, '3 hours');
    expect(told(await call('checkOut', made.attorney, made.id, {}))).toEqual([
      409,
      'Check in first.',
    ]);
    const arrived = await call('checkIn', made.attorney, made.id, { place });
    expect(arrived.json()).toMatchObject({ may: { checkIn: false, checkOut: true } });
    expect((await call('checkIn', made.attorney, made.id, { place })).statusCode).toBe(409);
    expect((await call('checkOut', made.attorney, made.id, {})).statusCode).toBe(200);
    const [row] = await db().sql(
      `select checked_in_place, checked_out_place, checked_out_at is not null as is_out
         from assignments where appearance_id = $1`,
      [made.id],
    );
    expect(row).toEqual({ checked_in_place: place, checked_out_place: null, is_out: true });
    expect((await logOf(test, made.id)).map(({ action }) => action)).toEqual([
      'appearances.schedule',
      'attendance.checkIn',
      'attendance.checkOut',
    ]);
  });

  it('one has left no sooner than one came, though the clock was set back in between', async () => {
    const own = await buildOwnTestApp();
    const attorney = await anEligibleAttorney(own.platform.db);
    const { id } = await anAssignedAppearance(own, {}, { attorney });
    await own.platform.db.sql(
      `update appearances set hearing_at = clock_now() + interval '1 hour' where id = $1`,
      [id],
    );
    const given = { token: attorney.token, params: { id }, body: { place: null } };
    expect((await own.call(attendance.checkIn, given)).statusCode).toBe(200);
    await moveClock(own.platform.db, '-5 minutes');
    const left = await own.call(attendance.checkOut, given);
    const { checkedInAt, checkedOutAt } = left.json<Record<string, string>>();
    expect([left.statusCode, checkedOutAt]).toEqual([200, checkedInAt]);
  });

  it('one who had arrived arrives anew at a hearing that was moved, and is missed if not', async () => {
    const { client, attorney, order, ...made } = await anAccepted();
    await db().sql(
      `update assignments set checked_in_at = clock_now(), checked_in_place = '{"lat": 1}'
        where appearance_id = $1`,
      [made.id],
    );
    const change = async (to: object, revision: number) => {
      const changed = { ...order, ...to };
      const expectedTotalCents = await quotedTotal(test, changed);
      const answer = await test.call(appearances.change, {
        token: client.token,
        params: { id: made.id },
        body: { ...changed, expectedTotalCents, revision },
      });
      expect(answer.statusCode).toBe(200);
      return (await call('get', attorney, made.id)).json<{ checkedInAt: string | null }>();
    };
    const longer = await change({ expectedMinutes: 50 }, made.revision);
    expect(longer.checkedInAt).not.toBeNull();
    const moved = await change({ expectedMinutes: 50, date: inDays(21) }, made.revision + 1);
    expect(moved.checkedInAt).toBeNull();
  });

  it('is seen by the client whose hearing it is, without the place and the fee', async () => {
    const made = await anAccepted();
    const seen = (id: string, token = made.client.token) =>
      test.call(appearances.get, { token, params: { id } });
    const said = async () => (await seen(made.id)).json<{ attendance: object }>().attendance;
    const none = { confirmedAt: null, checkedInAt: null, checkedOutAt: null };
    expect(await said()).toEqual(none);
    await hearingIn(made.id, '3 hours');
    await db().sql(
      'update assignments set asked_to_confirm_at = clock_now() where appearance_id = $1',
      [made.id],
    );
    const place = { lat: 35.37, lon: -119.02, accuracyMeters: 12 };
    await call('confirm', made.attorney, made.id);
    await call('checkIn', made.attorney, made.id, { place });
    await call('checkOut', made.attorney, made.id, { place });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await said()).toEqual({
      confirmedAt: time,
      checkedInAt: time,
      checkedOutAt: time,
    });
    expect(withoutIds((await seen(made.id)).body)).not.toMatch(/35\.37|119\.02|attorneyFee|11000/);
    const other = await aSignedInUser(db(), 'client');
    expect((await seen(made.id, other.token)).statusCode).toBe(404);

    await db().sql(
      `update appearances set hearing_date = (clock_now() at time zone time_zone)::date
        where id = $1`,
      [made.id],
    );
    const { week } = (await test.call(appearances.overview, { token: made.client.token })).json<{
      week: { items: object[] };
    }>();
    expect(week.items).toMatchObject([{ id: made.id, checkedInAt: time, checkedOutAt: time }]);
  });

  it.each([
    { lat: 91, lon: 0, accuracyMeters: 1 },
    { lat: 0, lon: 0 },
    { lat: 0, lon: 0, accuracyMeters: -1 },
  ])('a place such as %j is refused', async (place) => {
    const made = await anAccepted();
    expect((await call('checkIn', made.attorney, made.id, { place })).statusCode).toBe(400);
  });
});
