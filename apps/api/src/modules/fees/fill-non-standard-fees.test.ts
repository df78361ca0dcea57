import { fees } from '@courtside/contract/fees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aFee, aNonStandardFee, anAppearanceType } from '../../testing/fees.ts';
import { aCourt, aState } from '../../testing/places.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
  await aState(test.platform.db, 'CA');
  await aState(test.platform.db, 'NV');
});
afterAll(() => test.stop());

const fill = (body: object) =>
  test.call(fees.fillNonStandard, { token: admin.token, body: { dryRun: false, ...body } });
const stored = async (type: string) =>
  test.platform.db.sql<{ place: string; client: number; revision: number }>(
    `select concat_ws(' ', state_code, county_fips, court_id) as place, client_fee_cents as client,
            revision
       from non_standard_fees where appearance_type_id = $1 order by 1`,
    [type],
  );
const lastLog = async () => {
  const [entry] = await test.platform.db.sql<{ action: string; record_id: string; after: object }>(
    'select action, record_id, after from system_log order by seq desc limit 1',
  );
  return entry;
};

const california = { level: 'state', state: 'CA' };
const nevada = { level: 'state', state: 'NV' };
const byAmounts = { by: 'amounts', ...aFee, clientFeeCents: 20_000 };
const byPercent = (clientPercent: number, attorneyPercent = clientPercent, more = {}) => ({
  by: 'percent',
  clientPercent,
  attorneyPercent,
  ...more,
});

describe('filling in', () => {
  it('adds, changes and leaves alone, says how many, and is one entry of the log', async () => {
    const { db } = test.platform;
    const [one, two] = [await anAppearanceType(db), await anAppearanceType(db)];
    await aNonStandardFee(db, { appearanceTypeId: one.id });
    await aNonStandardFee(db, { appearanceTypeId: two.id, ...aFee, clientFeeCents: 20_000 });
    const body = {
      appearanceTypes: [one.id, two.id],
      places: [california, nevada],
      fill: byAmounts,
    };
    const counts = { added: 2, changed: 1, unchanged: 1, atALoss: 0 };
    const tried = await fill({ ...body, dryRun: true });
    expect([tried.statusCode, tried.json()]).toEqual([200, counts]);
    expect(await stored(one.id)).toEqual([{ place: 'CA', client: 17_500, revision: 1 }]);

    expect((await fill(body)).json()).toEqual(counts);
    expect(await stored(one.id)).toEqual([
      { place: 'CA', client: 20_000, revision: 2 },
      { place: 'NV', client: 20_000, revision: 1 },
    ]);
    expect(await stored(two.id)).toEqual([
      { place: 'CA', client: 20_000, revision: 1 },
      { place: 'NV', client: 20_000, revision: 1 },
    ]);
    expect(await lastLog()).toEqual({
      action: 'fees.fill_non_standard',
      record_id: 'several',
      after: { appearanceTypes: 2, places: 2, fill: byAmounts, ...counts },
    });
    const history = await test.call(fees.listChanges, {
      token: admin.token,
      query: { appearanceType: one.id, limit: '2' },
    });
    const after = { ...aFee, clientFeeCents: 20_000 };
    const { items } = history.json<{ items: { placeName: string }[] }>();
    expect(items.toSorted((a, b) => a.placeName.localeCompare(b.placeName))).toMatchObject([
      { placeName: 'California', actorName: 'Robin Vale', before: aFee, after },
      { placeName: 'Nevada', actorName: 'Robin Vale', before: null, after },
    ]);
    expect((await fill(body)).json()).toEqual({ added: 0, changed: 0, unchanged: 4, atALoss: 0 });
  });

  it('takes a percentage of what is in force at each place, rounded as told', async () => {
    const { db } = test.platform;
    const { id: type } = await anAppearanceType(db, { clientFeeCents: 10_050 });
    const court = await aCourt(db);
    const place = { appearanceTypeId: type, countyFips: '06037' };
    await aNonStandardFee(db, { ...place, clientFeeCents: 20_000 });
    const own = await aCourt(db);
    await aNonStandardFee(db, { ...place, courtId: own.id, clientFeeCents: 30_000 });
    const answer = await fill({
      appearanceTypes: [type],
      places: [nevada, { level: 'court', court: court.id }, { level: 'court', court: own.id }],
      fill: byPercent(10, 0, { roundToCents: 500 }),
    });
    expect(answer.json()).toEqual({ added: 2, changed: 1, unchanged: 0, atALoss: 0 });
    const clients = new Map((await stored(type)).map(({ place: at, client }) => [at, client]));
    expect(clients).toEqual(
      new Map([
        ['CA 06037', 20_000],
        [`CA 06037 ${court.id}`, 22_000],
        [`CA 06037 ${own.id}`, 33_000],
        // 11,055 to the nearest five dollars.
        ['NV', 11_000],
      ]),
    );
    const [hourly] = await db.sql(
      `select client_hourly_cents as client, attorney_hourly_cents as attorney, included_minutes as minutes
         from non_standard_fees where appearance_type_id = $1 and state_code = 'NV'`,
      [type],
    );
    expect(hourly).toEqual({ client: 16_500, attorney: 9500, minutes: 60 });
  });

  it('warns how many would be at a loss, by the fee or by the hour', async () => {
    const { db } = test.platform;
    const { id: type } = await anAppearanceType(db);
    const body = { appearanceTypes: [type], places: [california, nevada], dryRun: true };
    expect((await fill({ ...body, fill: byPercent(-50, 0) })).json()).toMatchObject({ atALoss: 2 });
    expect(
      (await fill({ ...body, fill: { ...byAmounts, clientHourlyCents: 1 } })).json(),
    ).toMatchObject({ atALoss: 2 });
  });

  it('does all or nothing', async () => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const nowhere = '0192f0c1-0000-7000-8000-000000000000';
    const places = [
      california,
      { level: 'court', court: nowhere },
      { level: 'county', county: '99999' },
    ];
    const answer = await fill({ appearanceTypes: [type], places, fill: byAmounts });
    expect(answer.json()).toEqual({
      code: 'not_found',
      message: 'We do not know this court.',
      errors: {
        'places.1': 'We do not know this court.',
        'places.2': 'We do not know this county.',
      },
    });
    const unknown = await fill({
      appearanceTypes: [type, nowhere],
      places: [california],
      fill: byAmounts,
    });
    expect(unknown.json()).toMatchObject({
      code: 'not_found',
      errors: { 'appearanceTypes.1': 'We do not know this kind of hearing.' },
    });
    const large = await anAppearanceType(test.platform.db, { clientFeeCents: 90_000_000 });
    const tooLarge = await fill({
      appearanceTypes: [type, large.id],
      places: [california],
      fill: byPercent(1000),
    });
    expect(tooLarge.json()).toMatchObject({
      code: 'invalid_request',
      errors: { fill: 'Makes a fee larger than we allow.' },
    });
    expect([...(await stored(type)), ...(await stored(large.id))]).toEqual([]);
  });

  it('takes a place or a kind of hearing that is named twice once', async () => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const answer = await fill({
      appearanceTypes: [type, type],
      places: [california, california],
      fill: byAmounts,
    });
    expect(answer.json()).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
  });

  it('adds up when two fill in at once', async () => {
    const { id: type } = await anAppearanceType(test.platform.db, { clientFeeCents: 10_000 });
    const body = { appearanceTypes: [type], places: [california, nevada], fill: byPercent(100) };
    const answers = await Promise.all([fill(body), fill(body)]);
    expect(answers.map((answer) => answer.json<{ added: number }>().added).toSorted()).toEqual([
      0, 2,
    ]);
    expect((await stored(type)).map(({ client }) => client)).toEqual([40_000, 40_000]);
  });

  it.each([
    ['no kinds', { appearanceTypes: [] }, 'appearanceTypes'],
    ['no places', { places: [] }, 'places'],
    ['too many places', { places: Array.from({ length: 501 }, () => california) }, 'places'],
    ['less than nothing', { fill: byPercent(-101) }, 'fill.clientPercent'],
    ['a negative fee', { fill: { ...byAmounts, clientFeeCents: -1 } }, 'fill.clientFeeCents'],
    ['both ways at once', { fill: { ...byAmounts, clientPercent: 1 } }, 'fill.clientPercent'],
  ])('refuses %s', async (_, wrong, field) => {
    const { id } = await anAppearanceType(test.platform.db);
    const answer = await fill({
      appearanceTypes: [id],
      places: [california],
      fill: byAmounts,
      ...wrong,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)[0]).toBe(field);
  });

  it('takes the most that it may within the request', async () => {
    const { db } = test.platform;
    const types = await db.sql<{ id: string }>(
      `insert into appearance_types (case_type, name, utbms_task, usual_minutes, in_person, remote,
         client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents, attorney_hourly_cents)
       select 'Probate', 'Kind ' || n, 'L450', 60, true, true, 10000 + n, 5000, 60, 10000, 5000
         from generate_series(1, 200) n returning id`,
    );
    const courts = await db.sql<{ id: string }>(
      `insert into courts (name, kind, level, state_code, county_fips, time_zone)
       select 'Court ' || n, 'state', 'general', 'CA', '06037', 'America/Los_Angeles'
         from generate_series(1, 500) n returning id`,
    );
    // As they are in service, so that foreign keys are looked up as they would be.
    await db.sql('analyze courts, appearance_types');
    const body = {
      appearanceTypes: types.map(({ id }) => id),
      places: courts.map(({ id: court }) => ({ level: 'court', court })),
      fill: byPercent(10),
    };
    expect((await fill(body)).json()).toEqual({
      added: 100_000,
      changed: 0,
      unchanged: 0,
      atALoss: 0,
    });
    expect((await fill({ ...body, dryRun: true })).json()).toEqual({
      added: 0,
      changed: 100_000,
      unchanged: 0,
      atALoss: 0,
    });
    const [{ count } = { count: 0 }] = await db.sql<{ count: number }>(
      `select count(*)::integer as count from fee_changes
        where appearance_type_id = any($1) and actor_id = $2`,
      [body.appearanceTypes, admin.id],
    );
    expect(count).toBe(100_000);
  }, 180_000);
});
