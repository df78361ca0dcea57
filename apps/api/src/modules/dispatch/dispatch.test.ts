import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { offers } from '@courtside/contract/offers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepWaitingEffects } from '../../effects.ts';
import { mailsTo } from '../../testing/accounts.ts';
import {
  aScheduledAppearance,
  inDays,
  type OrderForm,
  quotedTotal,
} from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendWaves, sendWavesAfter, setDispatch, tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aCounty, aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.stop());

const db = () => test.platform.db;
const anOpenAppearance = async (details: Partial<OrderForm> = {}, client?: SignedInUser) => {
  const appearance = await aScheduledAppearance(test, details, client);
  await runJobs(test);
  return appearance;
};
const accept = async ({ token }: SignedInUser, id: string) =>
  test.call(offers.accept, {
    token,
    params: { id },
    body: { attestsNoConflict: true, expectedFeeCents: 11_000 },
  });
const reject = async ({ token }: SignedInUser, id: string) =>
  test.call(offers.reject, { token, params: { id }, body: { reason: null } });
const cancel = async ({ id, client }: { id: string; client: SignedInUser }) =>
  test.call(appearances.cancel, {
    token: client.token,
    params: { id },
    body: { expectedFeeCents: 0, reason: null },
  });
const release = async ({ token }: SignedInUser, id: string) =>
  test.call(attendance.release, { token, params: { id }, body: { reason: null } });
const edit = async (
  { id, client }: { id: string; client: SignedInUser },
  change: Partial<OrderForm>,
) => {
  const { token } = client;
  const shown = (await test.call(appearances.get, { token, params: { id } })).json<{
    order: OrderForm;
    revision: number;
  }>();
  const order = { ...shown.order, ...change };
  const answer = await test.call(appearances.change, {
    token,
    params: { id },
    body: {
      ...order,
      revision: shown.revision,
      expectedTotalCents: await quotedTotal(test, order),
    },
  });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
};
const told = async (id: string) =>
  (await tellingsOf(test, id)).map(({ attorneyId, wave, round }) => [round, wave, attorneyId]);
const roundsOf = async (id: string) =>
  db().sql<{
    because: string;
    is_urgent: boolean;
    next_wave: string | null;
    minutes: number | null;
  }>(
    `select because, is_urgent, next_wave, ended_at is not null as ended,
            round(extract(epoch from next_wave_at - clock_now()) / 60)::int as minutes
       from dispatches where appearance_id = $1 order by move_seq`,
    [id],
  );
const holdOf = async (id: string) =>
  (
    await db().sql<{ held_for: string | null; minutes: number | null }>(
      `select held_for, round(extract(epoch from held_until - clock_now()) / 60)::int as minutes
         from appearances where id = $1`,
      [id],
    )
  )[0];
const emailOf = async ({ id }: SignedInUser) =>
  (await db().sql<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ??
  '';
const offerMails = async (attorney: SignedInUser) =>
  (await mailsTo(test, await emailOf(attorney))).filter(({ template }) => template === 'offer-new');
const actionsOf = ({ id }: SignedInUser) =>
  db().sql<{ kind: string; title: string; body: string; link: string }>(
    'select kind, title, body, link from actions where user_id = $1 order by created_at, id',
    [id],
  );

describe('a new appearance', () => {
  it('is told wave after wave, from the preferred attorney to the whole state', async () => {
    const court = await aCourt(db());
    const preferred = await anEligibleAttorney(db());
    const onFile = await anEligibleAttorney(db());
    const atCourt = await anEligibleAttorney(db(), { courts: [court.id] });
    const inCounty = await anEligibleAttorney(db(), { counties: ['06037'] });
    const inState = await anEligibleAttorney(db());
    await anEligibleAttorney(db(), { state: 'NV' });
    const earlier = await aScheduledAppearance(test, { court: court.id, date: inDays(7) });
    await accept(onFile, earlier.id);

    const { id } = await anOpenAppearance({ court: court.id, preferredAttorney: preferred.id });
    expect(await told(id)).toEqual([[1, 'preferred', preferred.id]]);
    expect(await holdOf(id)).toEqual({ held_for: preferred.id, minutes: 240 });
    expect((await accept(inState, id)).statusCode).toBe(409);

    await sendWavesAfter(test, '239 minutes');
    expect(await told(id)).toHaveLength(1);
    await sendWavesAfter(test, '1 minute');
    expect((await told(id)).slice(1)).toEqual([[1, 'knows_file', onFile.id]]);
    expect(await holdOf(id)).toEqual({ held_for: null, minutes: null });
    await sendWavesAfter(test, '30 minutes');
    await sendWavesAfter(test, '30 minutes');
    await sendWavesAfter(test, '30 minutes');
    expect((await told(id)).slice(2)).toEqual([
      [1, 'court', atCourt.id],
      [1, 'county', inCounty.id],
      [1, 'state', inState.id],
    ]);
    expect(await roundsOf(id)).toEqual([
      { because: 'schedule', is_urgent: false, next_wave: null, minutes: null, ended: false },
    ]);
    await sendWavesAfter(test, '1 day');
    expect(await told(id)).toHaveLength(5);
  });

  it('says court, time, kind and fee, leads to both answers, and keeps the names to itself', async () => {
    const court = await aCourt(db(), { name: 'Superior Court of Alder', city: 'Alder' });
    const attorney = await anEligibleAttorney(db());
    const { id, client, order } = await anOpenAppearance({
      court: court.id,
      date: '2027-03-16',
      publicSummary: 'About a fence.',
    });
    const [mail, ...more] = await offerMails(attorney);
    expect(more).toEqual([]);
    const { publicUrl } = test.platform.env;
    const [{ name } = { name: '' }] = await db().sql<{ name: string }>(
      'select name from appearance_types where id = $1',
      [order.appearanceType],
    );
    expect(mail?.subject).toBe('A new appearance is available');
    expect(mail?.plain).toBe(
      `Hello,

an appearance is open that you could take:

${name}
Superior Court of Alder, Alder, CA
Mar 16, 2027, 9:30 AM PDT
Your fee: $110.00

View and accept:
${publicUrl}/appearance/accept/${attorney.id}/${id}/${client.id}

Not for me:
${publicUrl}/appearance/reject/${attorney.id}/${id}/${client.id}

The first eligible attorney to accept attends. You see the names for the conflict check once you are signed in.`,
    );
    expect(await actionsOf(attorney)).toEqual([
      {
        kind: 'offers.new',
        title: 'New appearance available',
        body: 'Superior Court of Alder, Alder, CA, Mar 16, 2027, 9:30 AM PDT, $110.00',
        link: `/attorney/view/available/appearance/${id}`,
      },
    ]);
    expect(JSON.stringify([mail, await actionsOf(attorney)])).not.toMatch(
      /Larch|Pine|24STCV|fence|\$175/,
    );
  });

  it('asks the near, reliable and well rated first, some at a time, and says why', async () => {
    await setDispatch(test, { waveSize: 2 });
    await aCounty(db(), '06037', { lat: 34.1, lon: -118.2 });
    await aCounty(db(), '06075', { lat: 37.8, lon: -122.4 });
    const [far, near, failing] = [
      await anEligibleAttorney(db()),
      await anEligibleAttorney(db()),
      await anEligibleAttorney(db()),
    ];
    await db().sql(
      `insert into attorney_homes (user_id, county_fips) values ($1, '06075'), ($2, '06037'), ($3, '06075')`,
      [far.id, near.id, failing.id],
    );
    await db().sql(
      `insert into attorney_records (user_id, completed, released, no_shows, rating_sum, rating_count)
       values ($1, 10, 1, 0, 24, 5), ($2, 3, 0, 2, 0, 0)`,
      [far.id, failing.id],
    );
    const { id } = await anOpenAppearance();
    expect(await told(id)).toEqual([
      [1, 'state', near.id],
      [1, 'state', far.id],
    ]);
    const reasons = await db().sql<{ reasons: object }>(
      'select reasons from offers where appearance_id = $1 order by (reasons ->> $2)::float8 desc',
      [id, 'score'],
    );
    expect(reasons.map((row) => row.reasons)).toEqual([
      { miles: 0, completed: 0, released: 0, noShows: 0, rating: null, score: 92.8 },
      { miles: 347, completed: 10, released: 1, noShows: 0, rating: 4.8, score: 54.6 },
    ]);
    expect(await roundsOf(id)).toMatchObject([{ next_wave: 'state', minutes: 30 }]);
    await sendWavesAfter(test, '30 minutes');
    expect((await told(id)).slice(2)).toEqual([[1, 'state', failing.id]]);
  });

  it('skips a preferred attorney who cannot take it, and all that reach nobody, at once', async () => {
    const preferred = await anEligibleAttorney(db());
    await db().sql('delete from bar_admissions where user_id = $1', [preferred.id]);
    const inState = await anEligibleAttorney(db());
    const { id } = await anOpenAppearance({ preferredAttorney: preferred.id });
    expect(await told(id)).toEqual([[1, 'state', inState.id]]);
    expect(await holdOf(id)).toEqual({ held_for: null, minutes: null });
  });

  it('goes on as soon as the preferred attorney turns it down', async () => {
    const [preferred, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance({ preferredAttorney: preferred.id });
    expect((await reject(preferred, id)).statusCode).toBe(200);
    await sendWaves(test);
    expect((await told(id)).slice(1)).toEqual([[1, 'state', other.id]]);
    expect((await accept(other, id)).statusCode).toBe(200);
  });

  it('is told fast when the hearing is near', async () => {
    const [preferred] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const appearance = await aScheduledAppearance(test, {
      date: inDays(2),
      preferredAttorney: preferred.id,
    });
    await moveClock(
      db(),
      (
        await db().sql<{ ahead: string }>(
          `select (hearing_at - interval '8 hours' - clock_now())::text as ahead
             from appearances where id = $1`,
          [appearance.id],
        )
      )[0]?.ahead ?? '',
    );
    await runJobs(test);
    expect(await holdOf(appearance.id)).toEqual({ held_for: preferred.id, minutes: 10 });
    expect(await roundsOf(appearance.id)).toMatchObject([{ is_urgent: false, minutes: 10 }]);
  });

  it('goes to active attorneys only', async () => {
    const [left, waiting, stays] = [
      await anEligibleAttorney(db()),
      await anEligibleAttorney(db()),
      await anEligibleAttorney(db()),
    ];
    await db().sql('update users set deactivated_at = clock_now() where id = $1', [left.id]);
    await db().sql('update users set activated_at = null where id = $1', [waiting.id]);
    const { id } = await anOpenAppearance();
    expect(await told(id)).toEqual([[1, 'state', stays.id]]);
  });

  it('does not go to who was on the file for the other side', async () => {
    const court = await aCourt(db());
    const opponent = await anEligibleAttorney(db());
    const earlier = await aScheduledAppearance(test, {
      court: court.id,
      date: inDays(7),
      representedSide: 'defendant',
      caption: 'Pine adv. Larch',
    });
    await accept(opponent, earlier.id);
    const { id } = await anOpenAppearance({ court: court.id });
    expect(await told(id)).toEqual([[1, 'state', opponent.id]]);
  });
});

describe('nobody is told twice', () => {
  it('by two workers at once, nor by one that runs again', async () => {
    await setDispatch(test, { waveSize: 3 });
    for (let i = 0; i < 9; i += 1) await anEligibleAttorney(db());
    const ids = [await anOpenAppearance(), await anOpenAppearance(), await anOpenAppearance()].map(
      ({ id }) => id,
    );
    await moveClock(db(), '30 minutes');
    await Promise.all(Array.from({ length: 6 }, () => sendWaves(test)));
    for (const id of ids) {
      expect(await told(id)).toHaveLength(6);
      expect(new Set((await told(id)).map(([, , attorney]) => attorney)).size).toBe(6);
    }
    const mails = await db().sql(`select from mails where template = 'offer-new'`);
    expect(mails).toHaveLength(18);
    expect(await db().sql(`select from actions where kind = 'offers.new'`)).toHaveLength(18);
  });

  it('by an effect that is delivered again, or late', async () => {
    const attorney = await anEligibleAttorney(db());
    const appearance = await anOpenAppearance();
    const { id } = appearance;
    await db().sql(
      `update appearance_effects set delivered_at = null where appearance_id = $1 and effect = 'dispatch'`,
      [id],
    );
    await moveClock(db(), '11 minutes');
    await sweepWaitingEffects.run({}, { ...test.platform, log: test.log });
    await runJobs(test);
    expect(await told(id)).toEqual([[1, 'state', attorney.id]]);
    expect(await roundsOf(id)).toHaveLength(1);
  });

  it('though the clock goes back and forth', async () => {
    await setDispatch(test, { waveSize: 1 });
    for (let i = 0; i < 3; i += 1) await anEligibleAttorney(db());
    const { id } = await anOpenAppearance();
    await sendWavesAfter(test, '31 minutes');
    await sendWavesAfter(test, '-2 hours');
    expect(await told(id)).toHaveLength(2);
    await sendWavesAfter(test, '10 days');
    await sendWavesAfter(test, '-10 days');
    expect(await told(id)).toHaveLength(3);
  });
});

describe('an appearance that is not open any more', () => {
  it('is told to nobody else: taken', async () => {
    await setDispatch(test, { waveSize: 1 });
    const attorneys = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    const [, , first] = (await told(id))[0] ?? [];
    const taker = attorneys.find((attorney) => attorney.id === first);
    if (taker) await accept(taker, id);
    await sendWavesAfter(test, '30 minutes');
    expect(await told(id)).toHaveLength(1);
    expect(await roundsOf(id)).toMatchObject([{ ended: true, next_wave: null }]);
    const hear = vi.fn();
    await test.platform.live.subscribe(String(first), { hear, end: () => {} });
    await runJobs(test);
    expect(
      await db().sql('select from offers where appearance_id = $1 and closed_at is null', [id]),
    ).toEqual([]);
    await vi.waitFor(() => expect(hear).toHaveBeenCalledWith({ kind: 'offer', recordId: id }));
  });

  it('in a race of waves with accept and cancel, what was told was open', async () => {
    await setDispatch(test, { waveSize: 2, waveMinutes: 5 });
    const attorneys = [];
    for (let i = 0; i < 8; i += 1) attorneys.push(await anEligibleAttorney(db()));
    const [one] = attorneys;
    if (!one) throw new Error('There is no attorney');
    const open = [];
    for (let i = 0; i < 6; i += 1) open.push(await anOpenAppearance({ date: inDays(14 + i) }));
    await moveClock(db(), '5 minutes');
    const answers = await Promise.all(
      open.map(async (appearance, i) => {
        const [, answer] = await Promise.all([
          sendWaves(test),
          i % 2 === 0 ? accept(one, appearance.id) : cancel(appearance),
        ]);
        return answer.statusCode;
      }),
    );
    expect(answers).toEqual(open.map(() => 200));
    await sendWavesAfter(test, '3 hours');
    await runJobs(test);
    const late = await db().sql(
      `select t.attorney_id from tellings t join dispatches d on d.id = t.dispatch_id
         join appearance_history h on h.appearance_id = d.appearance_id
          and h.action in ('accept', 'cancel')
        where t.told_at > h.at`,
    );
    expect(late).toEqual([]);
    expect(await db().sql('select from dispatches where ended_at is null')).toEqual([]);
    expect(await db().sql('select from offers where closed_at is null')).toEqual([]);
    const twice = await db().sql(
      `select recipient from mails where template = 'offer-new' group by recipient, plain having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });
});

describe('a worker that dies', () => {
  it('in a wave has told nobody; the next tells all of it', async () => {
    await setDispatch(test, { waveSize: 1 });
    for (let i = 0; i < 2; i += 1) await anEligibleAttorney(db());
    const { id } = await anOpenAppearance();
    await moveClock(db(), '30 minutes');
    await db().sql(
      `create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
       create trigger die after insert on mails for each row execute function die()`,
    );
    await expect(sendWaves(test)).rejects.toThrow('Some waves were not sent');
    expect(await told(id)).toHaveLength(1);
    await db().sql('drop trigger die on mails');
    await sendWaves(test);
    expect(await told(id)).toHaveLength(2);
    expect(await db().sql(`select from mails where template = 'offer-new'`)).toHaveLength(2);
  });
});

describe('a new round', () => {
  it('begins urgently when it is given back, without who gave it back', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    await accept(first, id);
    await runJobs(test);
    expect((await release(first, id)).statusCode).toBe(200);
    await runJobs(test);
    expect((await told(id)).filter(([round]) => round === 2)).toEqual([[2, 'state', second.id]]);
    expect(await roundsOf(id)).toMatchObject([
      { because: 'schedule', ended: true },
      { because: 'release', is_urgent: true, ended: false },
    ]);
    expect(await offerMails(second)).toHaveLength(2);
    expect(await offerMails(first)).toHaveLength(1);
    expect((await accept(first, id)).statusCode).toBe(200);
  });

  it('begins when court, day or kind change, and not for anything else', async () => {
    const attorney = await anEligibleAttorney(db());
    const appearance = await anOpenAppearance();
    await edit(appearance, { contactName: 'Sam Birch' });
    await runJobs(test);
    expect(await roundsOf(appearance.id)).toHaveLength(1);
    await edit(appearance, { date: inDays(15) });
    await runJobs(test);
    expect(await told(appearance.id)).toEqual([
      [1, 'state', attorney.id],
      [2, 'state', attorney.id],
    ]);
    expect(await roundsOf(appearance.id)).toMatchObject([
      { ended: true },
      { because: 'edit', is_urgent: true, ended: false },
    ]);
    expect(await actionsOf(attorney)).toHaveLength(2);
  });

  it('never begins for whoever turned it down', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    await reject(second, id);
    await accept(first, id);
    await release(first, id);
    await runJobs(test);
    expect((await told(id)).filter(([round]) => round === 2)).toEqual([]);
  });

  it('is not undone by what was still to be delivered from before', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await aScheduledAppearance(test);
    await accept(first, id);
    await release(first, id);
    // Newest first: the worst order that workers can take them in.
    await db().sql(
      `update pgboss.job set created_on = now() - (row.n * interval '1 second')
         from (select id, row_number() over (order by created_on) as n from pgboss.job) row
        where row.id = pgboss.job.id`,
    );
    await runJobs(test);
    expect(await told(id)).toEqual([[1, 'state', second.id]]);
    expect(await roundsOf(id)).toMatchObject([{ because: 'release', ended: false }]);
    expect(
      await db().sql('select from offers where appearance_id = $1 and closed_at is null', [id]),
    ).toHaveLength(1);
  });
});

it('tells nobody of an order that is not paid', async () => {
  await anEligibleAttorney(db());
  const { id } = await aScheduledAppearance(test, {}, await aSignedInUser(db(), 'client'));
  await db().sql(`update appearances set status = 'payment_due' where id = $1`, [id]);
  await runJobs(test);
  expect(await told(id)).toEqual([]);
});
