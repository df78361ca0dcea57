import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendWaves, sendWavesAfter, setDispatch } from '../../testing/dispatch.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aCounty, aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.stop());
const { db, anOpenAppearance, accept, reject, told, roundsOf, holdOf, offerMails, actionsOf } =
  dispatchSteps(() => test);

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

  it('is not told first to whoever did not come to the last hearing of the case', async () => {
    const court = await aCourt(db());
    const absent = await anEligibleAttorney(db());
    const atCourt = await anEligibleAttorney(db(), { courts: [court.id] });
    const earlier = await aScheduledAppearance(test, { court: court.id, date: inDays(7) });
    await accept(absent, earlier.id);
    await db().sql(`update appearances set status = 'no_show' where id = $1`, [earlier.id]);
    const { id } = await anOpenAppearance({ court: court.id });
    expect(await told(id)).toEqual([[1, 'court', atCourt.id]]);
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

it('tells nobody of an order that is not paid', async () => {
  await anEligibleAttorney(db());
  const { id } = await aScheduledAppearance(test, {}, await aSignedInUser(db(), 'client'));
  await db().sql(`update appearances set status = 'payment_due' where id = $1`, [id]);
  await runJobs(test);
  expect(await told(id)).toEqual([]);
});
