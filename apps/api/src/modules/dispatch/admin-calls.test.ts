import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { conflicts } from '@courtside/contract/conflicts';
import { dispatch } from '@courtside/contract/dispatch';
import type { Endpoint } from '@courtside/contract/endpoint';
import { offers } from '@courtside/contract/offers';
import { policies } from '@courtside/contract/policies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { emailOf, logOf, mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays, type OrderForm } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { setDispatch, tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { oneAfterTheOther } from '../../testing/one-after-the-other.ts';
import { aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const nowhere = '0192f0c1-0000-7000-8000-000000000000';
/** In a place of its own, so that attorneys of other tests are not asked. */
const anOpenAppearance = async (details: Partial<OrderForm> = {}) => {
  const court = await aCourt(db());
  const appearance = await aScheduledAppearance(test, { court: court.id, ...details });
  await runJobs(test);
  return appearance;
};
const call = async (endpoint: Endpoint, id: string, body?: unknown, query = {}) =>
  test.call(endpoint, {
    token: admin.token,
    params: { id },
    query,
    ...(body !== undefined && { body }),
  });
const accept = async (attorney: SignedInUser, id: string) => acceptOffer(test, attorney, id);
const lastMail = async (user: SignedInUser) => (await mailsOf(test, user))[0];

describe('attorneys to choose from', () => {
  it('are those who may take it, as a round tells them, with their standing', async () => {
    const court = await aCourt(db());
    const atCourt = await anEligibleAttorney(db(), { courts: [court.id], caseTypes: ['Criminal'] });
    const inState = await anEligibleAttorney(db(), { caseTypes: ['Criminal'] });
    const preferred = await anEligibleAttorney(db(), { caseTypes: ['Criminal'] });
    const declining = await anEligibleAttorney(db(), { caseTypes: ['Criminal'] });
    const { id } = await anOpenAppearance({ court: court.id, preferredAttorney: preferred.id });
    await db().sql(`update appearances set case_type = 'Criminal' where id = $1`, [id]);
    await test.call(offers.reject, {
      token: declining.token,
      params: { id },
      body: { reason: 'Too far' },
    });
    const answer = await call(dispatch.listEligible, id);
    expect(answer.statusCode).toBe(200);
    const { items } = answer.json<{
      items: { id: string; wave: string; offer: unknown; reasons: object }[];
    }>();
    expect(items.map((item) => [item.id, item.wave, item.offer])).toEqual([
      [preferred.id, 'preferred', null],
      [atCourt.id, 'court', null],
      [inState.id, 'state', null],
    ]);
    expect(items[0]?.reasons).toEqual({
      miles: null,
      completed: 0,
      released: 0,
      noShows: 0,
      rating: null,
      score: 72.8,
    });
    const all = await call(dispatch.listAll, id, undefined, {
      search: await emailOf(test, declining),
    });
    expect(all.json()).toMatchObject({
      items: [
        {
          id: declining.id,
          name: 'Robin Vale',
          offer: { wave: null, toldAt: null, rejectReason: 'Too far' },
          faults: [{ check: 'not_rejected', message: 'Has turned this appearance down.' }],
        },
      ],
      next: null,
    });
  });

  it('include anybody in the search, with all that speaks against them', async () => {
    const { id } = await anOpenAppearance();
    const stranger = await aSignedInUser(db(), 'attorney');
    const answer = await call(dispatch.listAll, id, undefined, {
      search: await emailOf(test, stranger),
    });
    const { items } = answer.json<{ items: { faults: { check: string }[] }[] }>();
    expect(items[0]?.faults.map(({ check }) => check)).toEqual([
      'documented',
      'admitted',
      'covers',
      'practises',
    ]);
    const page = await call(dispatch.listAll, id, undefined, { limit: '1' });
    expect(page.json<{ next: string | null }>().next).not.toBeNull();
  });
});

describe('telling by hand', () => {
  it('tells those chosen once, and shows who was told why and what they said', async () => {
    const { id } = await anOpenAppearance({
      court: (await aCourt(db(), { countyFips: '32003' })).id,
    });
    const [one, two] = [
      await anEligibleAttorney(db(), { state: 'NV' }),
      await anEligibleAttorney(db(), { state: 'NV' }),
    ];
    const body = { attorneys: [one.id, two.id, one.id] };
    const answer = await call(dispatch.tell, id, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { told: 2, toldBefore: 0 }]);
    expect((await call(dispatch.tell, id, body)).json()).toEqual({ told: 0, toldBefore: 2 });
    expect((await lastMail(one))?.template).toBe('offer-new');
    expect(await mailsOf(test, one)).toHaveLength(1);
    await test.call(offers.reject, { token: two.token, params: { id }, body: { reason: 'Busy' } });
    await accept(one, id);
    await runJobs(test);
    const shown = (await call(dispatch.get, id)).json<{
      heldFor: null;
      rounds: { endedAt: string | null; told: Record<string, unknown>[] }[];
    }>();
    expect(shown).toMatchObject({
      heldFor: null,
      rounds: [{ because: 'schedule', isUrgent: false, nextWave: null }],
      proposals: [],
    });
    const told = shown.rounds[0]?.told ?? [];
    expect(told).toHaveLength(2);
    expect(told.find((each) => each['id'] === one.id)).toMatchObject({
      wave: 'by_hand',
      answer: 'accepted',
      reasons: { score: 72.8 },
    });
    expect(told.find((each) => each['id'] === two.id)).toMatchObject({
      answer: 'rejected',
      rejectReason: 'Busy',
    });
    expect(await logOf(test, id)).toContainEqual(
      expect.objectContaining({ action: 'dispatch.tell', actor_id: admin.id }),
    );
  });

  it('refuses who may not take it, who is unknown, and what is not open', async () => {
    const { id } = await anOpenAppearance();
    const stranger = await aSignedInUser(db(), 'attorney');
    const unfit = await call(dispatch.tell, id, { attorneys: [stranger.id] });
    expect([unfit.statusCode, unfit.json<{ message: string }>().message]).toEqual([
      409,
      'Robin Vale: Not admitted in the state or the federal district of the court.',
    ]);
    expect((await call(dispatch.tell, id, { attorneys: [nowhere] })).statusCode).toBe(404);
    expect((await call(dispatch.tell, id, { attorneys: [] })).statusCode).toBe(400);
    const attorney = await anEligibleAttorney(db());
    await accept(attorney, id);
    expect((await call(dispatch.tell, id, { attorneys: [attorney.id] })).statusCode).toBe(409);
  });
});

describe('assigning', () => {
  it('gives it to the attorney, who is asked to confirm', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id, client } = await anOpenAppearance();
    const answer = await call(dispatch.assign, id, { attorney: attorney.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'assigned' }]);
    const held = await test.call(attendance.get, { token: attorney.token, params: { id } });
    expect(held.json()).toMatchObject({ confirmedAt: null, may: { confirm: true } });
    await runJobs(test);
    expect((await lastMail(attorney))?.subject).toBe('An appearance was assigned to you');
    expect(await logOf(test, id)).toContainEqual(
      expect.objectContaining({
        action: 'appearances.assign',
        actor_id: admin.id,
        after: { status: 'assigned', attorneyId: attorney.id },
      }),
    );
    const seen = await test.call(appearances.get, { token: client.token, params: { id } });
    expect(seen.json()).toMatchObject({ attorneyName: 'Robin Vale' });
    const again = await call(dispatch.assign, id, { attorney: attorney.id });
    expect(again.statusCode).toBe(409);
  });

  it('of who is not eligible needs a reason, which is kept', async () => {
    const stranger = await aSignedInUser(db(), 'attorney');
    const { id } = await anOpenAppearance();
    const refused = await call(dispatch.assign, id, { attorney: stranger.id });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'This attorney is not eligible. Give a reason to assign them nevertheless.',
        errors: {
          reason: 'Not admitted in the state or the federal district of the court.',
        },
      },
    ]);
    const reason = 'Papers are on their way';
    expect((await call(dispatch.assign, id, { attorney: stranger.id, reason })).statusCode).toBe(
      200,
    );
    expect(await logOf(test, id)).toContainEqual(
      expect.objectContaining({
        action: 'appearances.assign',
        after: { status: 'assigned', attorneyId: stranger.id, reason, against: 'admitted' },
      }),
    );
    expect((await call(dispatch.assign, id, { attorney: nowhere })).statusCode).toBe(404);
  });

  it('cannot put anybody in two places at once', async () => {
    const attorney = await anEligibleAttorney(db());
    const [one, two] = [await anOpenAppearance(), await anOpenAppearance()];
    await accept(attorney, one.id);
    const body = { attorney: attorney.id, reason: 'They will hurry' };
    const answer = await call(dispatch.assign, two.id, body);
    expect(answer.statusCode).toBe(409);
    expect(await logOf(test, two.id)).toHaveLength(1);
  });
});

describe('removing the attorney', () => {
  it('opens it again with urgency, tells them, and counts only if it is said to', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance({ excludedAttorneys: [] });
    await accept(first, id);
    await runJobs(test);
    const body = { reason: 'The client asked for somebody else' };
    const answer = await call(dispatch.removeAttorney, id, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'open' }]);
    await runJobs(test);
    const told = (await tellingsOf(test, id)).filter(({ round }) => round === 2);
    expect(told.map(({ attorneyId }) => attorneyId)).toContain(second.id);
    expect(told.map(({ attorneyId }) => attorneyId)).not.toContain(first.id);
    expect((await lastMail(first))?.subject).toBe('An appearance is no longer yours');
    const records = async () =>
      db().sql('select released from attorney_records where user_id = $1', [first.id]);
    expect(await records()).toEqual([]);
    expect((await call(dispatch.removeAttorney, id, body)).statusCode).toBe(409);
    await accept(first, id);
    await call(dispatch.removeAttorney, id, { ...body, countsAsReleased: true });
    expect(await records()).toEqual([{ released: 1 }]);
    expect((await call(dispatch.removeAttorney, id, {})).statusCode).toBe(400);
  });
});

describe('notes and display', () => {
  it('are kept for administrators, newest first', async () => {
    const { id } = await anOpenAppearance();
    for (const body of ['Called the clerk', '<b>Room</b> changed']) {
      expect((await call(dispatch.addNote, id, { body })).statusCode).toBe(201);
    }
    const page = await call(dispatch.listNotes, id, undefined, { limit: '1' });
    expect(page.json()).toMatchObject({
      items: [{ body: '<b>Room</b> changed', authorName: 'Robin Vale' }],
    });
    expect((await call(dispatch.addNote, id, { body: ' ' })).statusCode).toBe(400);
    expect((await call(dispatch.addNote, nowhere, { body: 'x' })).statusCode).toBe(404);
  });

  it('hide the attorney from the client before the hearing', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id, client } = await anOpenAppearance();
    await accept(attorney, id);
    const answer = await call(dispatch.showAttorney, id, { showsAttorney: false });
    expect(answer.json()).toEqual({ id, showsAttorney: false });
    await call(dispatch.showAttorney, id, { showsAttorney: false });
    const seen = await test.call(appearances.get, { token: client.token, params: { id } });
    expect(seen.json()).toMatchObject({ attorneyName: null, attorney: null });
    const log = (await logOf(test, id)).filter(({ action }) => action === 'dispatch.display');
    expect(log).toHaveLength(1);
  });
});

it.each([
  [dispatch.get, undefined],
  [dispatch.listEligible, undefined],
  [dispatch.listAll, undefined],
  [dispatch.listNotes, undefined],
  [dispatch.tell, { attorneys: [nowhere] }],
  [dispatch.assign, { attorney: nowhere }],
  [dispatch.removeAttorney, { reason: 'x' }],
  [dispatch.showAttorney, { showsAttorney: true }],
] as const)(
  'there is nothing at %o of an appearance that does not exist',
  async (endpoint, body) => {
    expect((await call(endpoint, nowhere, body)).statusCode).toBe(404);
  },
);

it('assigns nobody who is being shut out', async () => {
  const attorney = await anEligibleAttorney(db());
  const { id } = await anOpenAppearance();
  const answer = await oneAfterTheOther(
    test,
    async (tx) =>
      tx.sql('update users set deactivated_at = clock_now() where id = $1', [attorney.id]),
    async () => call(dispatch.assign, id, { attorney: attorney.id }),
  );
  expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
    409,
    { reason: 'The account is not active.' },
  ]);
});

describe('assignment by itself', () => {
  const consent = (own: TestApp, { token }: SignedInUser, accepts: boolean) =>
    own.call(dispatch.saveAutoAssignment, { token, body: { accepts } });

  it('does not happen unless an administrator has turned it on', async () => {
    const own = await buildOwnTestApp();
    const willing = await anEligibleAttorney(own.platform.db);
    const answer = await consent(own, willing, true);
    expect(answer.json()).toEqual({ accepts: true, isInForce: false });
    const { id } = await aScheduledAppearance(own);
    await runJobs(own);
    expect(await tellingsOf(own, id)).toEqual([
      { attorneyId: willing.id, wave: 'state', round: 1 },
    ]);
  });

  it('takes the best who lets us, and leaves the attestation to them', async () => {
    const own = await buildOwnTestApp();
    await setDispatch(own, { autoAssign: true });
    await anEligibleAttorney(own.platform.db);
    const willing = await anEligibleAttorney(own.platform.db);
    const unwilling = await anEligibleAttorney(own.platform.db);
    await consent(own, willing, true);
    await consent(own, unwilling, true);
    await consent(own, unwilling, false);
    const { id } = await aScheduledAppearance(own, { date: inDays(20) });
    await runJobs(own);
    expect(await tellingsOf(own, id)).toEqual([]);
    const held = await own.call(attendance.get, { token: willing.token, params: { id } });
    expect(held.json()).toMatchObject({
      status: 'assigned',
      confirmedAt: null,
      may: { confirm: true },
    });
    const [entry] = await own.platform.db.sql<{ party: string; actor_id: null; details: object }>(
      `select party, actor_id, details from appearance_history
        where appearance_id = $1 and action = 'assign'`,
      [id],
    );
    expect(entry).toMatchObject({
      party: 'admin',
      actor_id: null,
      details: { attorneyId: willing.id, isAutomatic: true, wave: 'state' },
    });
    const running = await own.platform.db.sql('select from dispatches where ended_at is null');
    expect(running).toEqual([]);
  });

  it('passes over whoever has a possible conflict to clear first', async () => {
    const own = await buildOwnTestApp();
    const { db: ownDb } = own.platform;
    await setDispatch(own, { autoAssign: true });
    const [conflicted, clear] = [await anEligibleAttorney(ownDb), await anEligibleAttorney(ownDb)];
    for (const willing of [conflicted, clear]) await consent(own, willing, true);
    await own.call(conflicts.add, {
      token: conflicted.token,
      body: { names: ['PINE, Jordan'], note: null },
    });
    const { id } = await aScheduledAppearance(own, { date: inDays(20) });
    await runJobs(own);
    const heldBy = async ({ token }: SignedInUser) =>
      (await own.call(attendance.get, { token, params: { id } })).statusCode;
    expect([await heldBy(conflicted), await heldBy(clear)]).toEqual([404, 200]);
  });
});

it('asks only for the papers that the policy names', async () => {
  const own = await buildOwnTestApp();
  const { db: ownDb } = own.platform;
  const attorney = await anEligibleAttorney(ownDb);
  await ownDb.sql(`delete from attorney_documents where user_id = $1 and kind = 'insurance'`, [
    attorney.id,
  ]);
  const first = await aScheduledAppearance(own);
  await runJobs(own);
  expect(await tellingsOf(own, first.id)).toEqual([]);
  const { token } = await aSignedInUser(ownDb, 'admin');
  const body = { requiresW9: true, requiresInsurance: false };
  await own.call(policies.saveEligibility, { token, body });
  const second = await aScheduledAppearance(own);
  await runJobs(own);
  expect(await tellingsOf(own, second.id)).toHaveLength(1);
});
