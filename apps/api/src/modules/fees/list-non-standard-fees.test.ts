import type { Endpoint } from '@courtside/contract/endpoint';
import { fees } from '@courtside/contract/fees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aNonStandardFee, anAppearanceType } from '../../testing/fees.ts';
import { aCounty, aCourt, aState } from '../../testing/places.ts';
import type { NonStandardFee } from './non-standard-fees.queries.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
  await aState(test.platform.db, 'CA');
});
afterAll(() => test.stop());

const call = (endpoint: Endpoint, more: object = {}) =>
  test.call(endpoint, { token: admin.token, ...more });
const list = async (query: Record<string, string> = {}) =>
  (await call(fees.listNonStandard, { query })).json<{
    items: NonStandardFee[];
    next: string | null;
  }>();

describe('the list', () => {
  it('is filtered by all that it shows', async () => {
    const { db } = test.platform;
    const county = await aCounty(db, '48113');
    const court = await aCourt(db, { countyFips: '48113', name: 'St. George’s Courts' });
    const { id: type } = await anAppearanceType(db, {
      caseType: 'Bankruptcy',
      name: 'Café meeting',
    });
    const common = { appearanceTypeId: type, stateCode: 'TX' as const };
    const state = await aNonStandardFee(db, { ...common, attorneyHourlyCents: 15_001 });
    const dallas = await aNonStandardFee(db, { ...common, countyFips: county.fips });
    const allen = await aNonStandardFee(db, {
      ...common,
      countyFips: county.fips,
      courtId: court.id,
      attorneyFeeCents: 17_501,
    });
    const idsIn = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ id }) => id);
    expect(await idsIn({ state: 'TX' })).toEqual([allen.id, dallas.id, state.id]);
    expect(await idsIn({ caseType: 'Bankruptcy' })).toEqual([allen.id, dallas.id, state.id]);
    expect(await idsIn({ county: '48113' })).toEqual([allen.id, dallas.id]);
    expect(await idsIn({ court: court.id })).toEqual([allen.id]);
    expect(await idsIn({ state: 'TX', level: 'state' })).toEqual([state.id]);
    expect(await idsIn({ state: 'TX', atALoss: 'true' })).toEqual([allen.id, state.id]);
    expect(await idsIn({ state: 'TX', atALoss: 'false' })).toEqual([dallas.id]);
    for (const [search, found] of [
      ['cafe', [allen.id, dallas.id, state.id]],
      ['CAFÉ dallas', [allen.id, dallas.id]],
      ['george', [allen.id]],
      ["st. george's", [allen.id]],
      ['texas meeting', [allen.id, dallas.id, state.id]],
      ['nowhere', []],
      ['%', []],
      ['_', []],
    ] as const) {
      expect([search, ...(await idsIn({ search, state: 'TX' }))]).toEqual([search, ...found]);
    }
    const first = await list({ state: 'TX', limit: '2' });
    const rest = await list({ state: 'TX', limit: '2', cursor: String(first.next) });
    expect([first.items.length, rest.items.map(({ id }) => id), rest.next]).toEqual([
      2,
      [state.id],
      null,
    ]);
  });

  it('is exported whole, also beyond one batch, with its filters', async () => {
    const { db } = test.platform;
    const { id: type } = await anAppearanceType(db, {
      name: 'Deposition, "long"',
      caseType: 'Criminal',
    });
    await db.sql(
      `insert into counties (fips, state_code, name, full_name, kind, time_zone)
       select (60000 + n)::text, 'CA', 'County ' || n, 'County ' || n, 'County', 'America/Los_Angeles'
         from generate_series(1, 1200) n`,
    );
    await db.sql(
      `insert into non_standard_fees (appearance_type_id, state_code, county_fips, client_fee_cents,
         attorney_fee_cents, included_minutes, client_hourly_cents, attorney_hourly_cents)
       select $1, 'CA', (60000 + n)::text, n, 0, 60, 0, 0 from generate_series(1, 1200) n`,
      [type],
    );
    const answer = await call(fees.exportNonStandard, { query: { appearanceType: type } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="non-standard-fees.csv"',
    );
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(1201);
    expect(new Set(lines).size).toBe(1201);
    expect(lines.find((line) => line.includes('County 777,'))).toMatch(
      /^Criminal,"Deposition, ""long""",county,County 777,California,7\.77,0\.00,60,0\.00,0\.00,Standard fee,175\.00,110\.00,\d{4}-/,
    );
  });
});

describe('the fees at a place', () => {
  it('say what applies there and which place it comes from', async () => {
    const { db } = test.platform;
    const court = await aCourt(db, { countyFips: '17031' });
    const ofCourt = await anAppearanceType(db, { caseType: 'Immigration', position: 1 });
    const ofCounty = await anAppearanceType(db, { caseType: 'Immigration', position: 2 });
    const ofState = await anAppearanceType(db, { caseType: 'Immigration', position: 3 });
    const standard = await anAppearanceType(db, { caseType: 'Immigration', position: 4 });
    const stateCode = 'IL' as const;
    const countyFips = '17031';
    for (const { id: appearanceTypeId } of [ofCourt, ofCounty, ofState]) {
      await aNonStandardFee(db, { appearanceTypeId, stateCode, clientFeeCents: 1 });
    }
    for (const { id: appearanceTypeId } of [ofCourt, ofCounty]) {
      await aNonStandardFee(db, { appearanceTypeId, stateCode, countyFips, clientFeeCents: 2 });
    }
    const place = { stateCode, countyFips, courtId: court.id };
    const own = await aNonStandardFee(db, {
      appearanceTypeId: ofCourt.id,
      ...place,
      clientFeeCents: 3,
    });

    const at = async (query: Record<string, string>) =>
      (await call(fees.listAtPlace, { query: { ...query, caseType: 'Immigration' } })).json<{
        placeName: string;
        items: {
          appearanceType: string;
          clientFeeCents: number;
          level: string;
          from: string;
          nonStandardFee: string | null;
        }[];
      }>();
    const { placeName, items } = await at({ court: court.id });
    expect(placeName).toBe(court.name);
    expect(
      items.map(({ appearanceType, clientFeeCents, level, from, nonStandardFee }) => [
        appearanceType,
        clientFeeCents,
        level,
        from,
        nonStandardFee,
      ]),
    ).toEqual([
      [ofCourt.id, 3, 'court', court.name, own.id],
      [ofCounty.id, 2, 'county', 'Cook County', null],
      [ofState.id, 1, 'state', 'Illinois', null],
      [standard.id, 17_500, 'standard', 'Standard fee', null],
    ]);
    const ofTheState = await at({ state: 'IL' });
    expect(ofTheState.placeName).toBe('Illinois');
    expect(ofTheState.items.map(({ level }) => level)).toEqual([
      'state',
      'state',
      'state',
      'standard',
    ]);
    expect(ofTheState.items.filter(({ nonStandardFee }) => nonStandardFee !== null)).toHaveLength(
      3,
    );
  });

  it('need a place that there is', async () => {
    expect((await call(fees.listAtPlace)).json()).toMatchObject({
      code: 'invalid_request',
      errors: { state: 'Choose a place' },
    });
    expect((await call(fees.listAtPlace, { query: { county: '99999' } })).json()).toMatchObject({
      code: 'not_found',
      errors: { county: 'We do not know this county.' },
    });
  });
});
