import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf } from '../../testing/accounts.ts';
import {
  anAssignedAppearance,
  aScheduledAppearance,
  inDays,
  type OrderForm,
  quotedTotal,
  type Scheduled,
} from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { confirmAttendance } from '../../testing/confirm-attendance.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

type Held = Scheduled & { client: SignedInUser; attorney: SignedInUser };
const db = () => test.platform.db;

const heldBy = async (attorney?: SignedInUser, form: Partial<OrderForm> = {}): Promise<Held> =>
  anAssignedAppearance(test, form, { attorney: attorney ?? (await anEligibleAttorney(db())) });

async function edit(made: Scheduled & { client: SignedInUser }, changes: Partial<OrderForm>) {
  const form = { ...made.order, ...changes };
  return test.call(appearances.change, {
    token: made.client.token,
    params: { id: made.id },
    body: { ...form, expectedTotalCents: await quotedTotal(test, form), revision: made.revision },
  });
}

async function ask(made: Held, changes: Partial<OrderForm>) {
  const { court, appearanceType, date, time, expectedMinutes } = { ...made.order, ...changes };
  const { excludedAttorneys } = changes;
  return test.call(appearances.quoteChange, {
    token: made.client.token,
    params: { id: made.id },
    body: { court, appearanceType, date, time, expectedMinutes, excludedAttorneys },
  });
}

async function preview(made: Held, changes: Partial<OrderForm>) {
  const answer = await ask(made, changes);
  const { asksAgain, releases } = answer.json<{ asksAgain: boolean; releases: string | null }>();
  return { asksAgain, releases };
}

const movesOf = async (id: string) =>
  db().sql<{ action: string; party: string; because: string | null }>(
    `select action, party, details ->> 'because' as because from appearance_history
      where appearance_id = $1 order by seq`,
    [id],
  );
const newsOf = async (userId: string) =>
  db().sql<{ title: string; body: string }>(
    `select title, body from actions where user_id = $1 and kind <> 'offers.new' order by created_at, id`,
    [userId],
  );

type Change = (held: Held) => Promise<Partial<OrderForm>> | Partial<OrderForm>;
const losses: [string, string, Change][] = [
  [
    'a court in another state',
    'admitted',
    async () => ({ court: (await aCourt(db(), { countyFips: '32003' })).id }),
  ],
  [
    'another kind of case',
    'practises',
    async () => ({ appearanceType: (await anAppearanceType(db(), { caseType: 'FamilyLaw' })).id }),
  ],
  [
    'an hour of another hearing of theirs',
    'free',
    async ({ attorney }) => {
      await heldBy(attorney, { date: inDays(50), time: '14:00' });
      return { date: inDays(50), time: '14:15' };
    },
  ],
  [
    'a day off',
    'available',
    async ({ attorney }) => {
      await db().sql(`insert into time_off (user_id, days) values ($1, daterange($2, $2, '[]'))`, [
        attorney.id,
        inDays(51),
      ]);
      return { date: inDays(51) };
    },
  ],
  ['a day after their insurance ends', 'documented', () => ({ date: inDays(380) })],
  ['without them', 'not_excluded', ({ attorney }) => ({ excludedAttorneys: [attorney.id] })],
];

describe('an edit that the attorney cannot follow', () => {
  it.each(losses)('to %s releases them, and is said beforehand', async (_, because, change) => {
    const held = await heldBy();
    const changes = await change(held);
    expect(await preview(held, changes)).toEqual({ asksAgain: false, releases: because });
    const answer = await edit(held, changes);
    expect(answer.json()).toMatchObject({ status: 'open', attorney: null });
    expect((await movesOf(held.id)).slice(2)).toEqual([
      { action: 'edit', party: 'client', because: null },
      { action: 'release', party: 'clock', because },
    ]);
    const counted = await db().sql(
      'select 1 from attorney_records where user_id = $1 and released > 0',
      [held.attorney.id],
    );
    expect(counted).toEqual([]);
  });

  it('to a county that they do not cover', async () => {
    const court = await aCourt(db());
    const attorney = await anEligibleAttorney(db(), { counties: [court.countyFips ?? ''] });
    const held = await heldBy(attorney, { court: court.id });
    const away = { court: (await aCourt(db(), { countyFips: '06059' })).id };
    expect(await preview(held, away)).toEqual({ asksAgain: false, releases: 'covers' });
    expect((await edit(held, away)).json()).toMatchObject({ status: 'open' });
  });

  describe('while the client may not know who holds it', () => {
    const hiddenHeld = async (form: Partial<OrderForm> = {}): Promise<Held> => {
      const held = await heldBy(undefined, form);
      await db().sql('update appearances set shows_attorney = false where id = $1', [held.id]);
      return held;
    };
    const nevada = async () => ({ court: (await aCourt(db(), { countyFips: '32003' })).id });

    it.each<[string, Change, boolean]>([
      ['nothing else', () => ({}), true],
      ['another day', () => ({ date: inDays(22) }), true],
      ['a court where they are not admitted', nevada, false],
    ])('without somebody, and %s, answers alike for who does and who does not', async (...row) => {
      const [, change, mayRelease] = row;
      const held = await hiddenHeld();
      const other = await anEligibleAttorney(db());
      const changes = await change(held);
      const [holder, nobody, both] = [[held.attorney.id], [other.id], [other.id, held.attorney.id]];
      const answers = [];
      for (const excludedAttorneys of [holder, nobody, both]) {
        answers.push((await ask(held, { ...changes, excludedAttorneys })).body);
      }
      expect(new Set(answers).size).toBe(1);
      expect(JSON.parse(answers[0] ?? '')).toMatchObject({ mayRelease });
      const without = { ...changes, excludedAttorneys: holder };
      expect((await edit(held, without)).json()).toMatchObject({ status: 'open' });
    });

    it('says nothing of who was left out before, nor when nobody is', async () => {
      const other = await anEligibleAttorney(db());
      const held = await hiddenHeld({ excludedAttorneys: [other.id] });
      for (const excludedAttorneys of [[other.id], [], undefined]) {
        const answer = await ask(held, { ...(excludedAttorneys && { excludedAttorneys }) });
        expect(answer.json()).toMatchObject({ mayRelease: false, releases: null });
      }
    });
  });

  it('is not a guess when the client knows who holds it, or nobody does', async () => {
    const held = await heldBy();
    const other = await anEligibleAttorney(db());
    const asked = await ask(held, { excludedAttorneys: [other.id] });
    expect(asked.json()).toMatchObject({ mayRelease: false, releases: null });
    const open = { ...(await aScheduledAppearance(test)), attorney: other };
    await db().sql('update appearances set shows_attorney = false where id = $1', [open.id]);
    expect((await ask(open, { excludedAttorneys: [other.id] })).json()).toMatchObject({
      mayRelease: false,
      releases: null,
    });
  });

  it('asks others with urgency, and tells both sides why without a fact of the case', async () => {
    const held = await heldBy();
    const other = await anEligibleAttorney(db(), { state: 'NV' });
    await runJobs(test);
    await edit(held, { court: (await aCourt(db(), { countyFips: '32003' })).id });
    await runJobs(test);
    await runJobs(test);
    expect(await newsOf(held.attorney.id)).toEqual([
      {
        title: 'An appearance is no longer yours',
        body: `The client has changed appearance ${held.number}. You are not admitted in the state or the federal district of this court. Others are asked now; please do not attend.`,
      },
    ]);
    expect(await newsOf(held.client.id)).toEqual([
      {
        title: 'We are finding another attorney',
        body: `As you changed appearance ${held.number}, its attorney does not appear in that court. Others are being asked now.`,
      },
    ]);
    for (const user of [held.attorney, held.client]) {
      const mails = await mailsOf(test, user);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.plain).not.toMatch(/Larch|Pine|24STCV/);
    }
    const rounds = await db().sql(
      `select d.because, d.is_urgent, array_agg(t.attorney_id) as told
         from dispatches d left join tellings t on t.dispatch_id = d.id
        where d.appearance_id = $1 and d.ended_at is null group by d.id`,
      [held.id],
    );
    expect(rounds).toEqual([{ because: 'release', is_urgent: true, told: [other.id] }]);
  });
});

describe('an edit that the attorney can follow', () => {
  it('asks them to confirm again, and keeps them', async () => {
    const held = await heldBy();
    const changes = { date: inDays(20) };
    expect(await preview(held, changes)).toEqual({ asksAgain: true, releases: null });
    expect((await edit(held, changes)).json()).toMatchObject({
      status: 'assigned',
      attorney: { confirmedAt: null },
    });
  });

  it('of words alone asks nothing, whatever has become of the attorney since', async () => {
    const held = await heldBy();
    await db().sql('delete from attorney_documents where user_id = $1', [held.attorney.id]);
    expect(await preview(held, {})).toEqual({ asksAgain: false, releases: null });
    expect((await edit(held, { judge: 'Hon. A. Reed' })).json()).toMatchObject({
      status: 'assigned',
    });
  });

  it('keeps one whom an administrator chose against a check that fails as before', async () => {
    const held = await heldBy(await aSignedInUser(db(), 'attorney'));
    expect(await preview(held, { time: '10:30' })).toEqual({ asksAgain: true, releases: null });
    expect((await edit(held, { time: '10:30' })).json()).toMatchObject({ status: 'assigned' });
  });
});

describe('at the same moment', () => {
  const holdersOf = async (id: string) =>
    db().sql<{ attorneyId: string; confirmed: boolean }>(
      `select attorney_id as "attorneyId", confirmed_at is not null as confirmed
         from assignments where appearance_id = $1 and released_at is null`,
      [id],
    );

  it('confirming and an edit that releases: nobody holds it, and whoever is late is told', async () => {
    for (let round = 0; round < 8; round++) {
      const held = await heldBy();
      await db().sql(
        `update assignments set confirmed_at = null, asked_to_confirm_at = clock_now()
          where appearance_id = $1`,
        [held.id],
      );
      const { id: court } = await aCourt(db(), { countyFips: '32003' });
      const [changed, confirmed] = await Promise.all([
        edit(held, { court }),
        confirmAttendance(test, held.attorney, held.id),
      ]);
      expect(changed.json()).toMatchObject({ status: 'open', attorney: null });
      expect([200, 404, 409]).toContain(confirmed.statusCode);
      expect(await holdersOf(held.id)).toEqual([]);
    }
  });

  it('accepting and an edit to where the attorney is not admitted: never do they hold it there', async () => {
    for (let round = 0; round < 8; round++) {
      const attorney = await anEligibleAttorney(db());
      const made = await aScheduledAppearance(test);
      const { id: court } = await aCourt(db(), { countyFips: '32003' });
      const [changed, accepted] = await Promise.all([
        edit(made, { court }),
        acceptOffer(test, attorney, made.id),
      ]);
      expect([changed.statusCode, accepted.statusCode].toSorted()).toEqual([200, 409]);
      expect((await holdersOf(made.id)).length).toBe(accepted.statusCode === 200 ? 1 : 0);
    }
  });

  it('taking another hearing and an edit to its hour: one of the two, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const attorney = await anEligibleAttorney(db());
      const held = await heldBy(attorney);
      const wanted = await aScheduledAppearance(test, { date: inDays(60), time: '09:30' });
      const [changed, accepted] = await Promise.all([
        edit(held, { date: inDays(60), time: '09:45' }),
        acceptOffer(test, attorney, wanted.id),
      ]);
      const isKept = changed.json<Scheduled>().status === 'assigned';
      expect([changed.statusCode, accepted.statusCode]).toEqual([200, isKept ? 409 : 200]);
      const holders = [...(await holdersOf(held.id)), ...(await holdersOf(wanted.id))];
      expect(holders.map(({ attorneyId }) => attorneyId)).toEqual([attorney.id]);
    }
  });
});
