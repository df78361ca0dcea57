import { appearances } from '@courtside/contract/appearances';
import { dispatch } from '@courtside/contract/dispatch';
import type { Endpoint } from '@courtside/contract/endpoint';
import { offers } from '@courtside/contract/offers';
import { policies } from '@courtside/contract/policies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { emailOf, logOf, mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, type OrderForm } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { anAppearanceApart, tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
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
const anOpenAppearance = (details?: Partial<OrderForm>) => anAppearanceApart(test, details);
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
