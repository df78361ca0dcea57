import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCounty, aCourt } from '../../testing/places.ts';

let test: TestApp;
let attorney: SignedInUser;
const ids: string[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  attorney = await anEligibleAttorney(db);
  const kern = await aCourt(db, { countyFips: '06029' });
  const losAngeles = await aCourt(db, { countyFips: '06037' });
  for (const [court, days] of [
    [kern, 20],
    [kern, 30],
    [losAngeles, 30],
  ] as const) {
    ids.push((await aScheduledAppearance(test, { court: court.id, date: inDays(days) })).id);
  }
});
afterAll(() => test.stop());

const placesOf = async (query: Record<string, string> = {}, by = attorney) => {
  const answer = await test.call(offers.places, { token: by.token, query });
  return answer.json<{ items: unknown[] }>().items;
};
const kernWith = (count: number) => ({
  county: '06029',
  countyName: 'Kern County',
  state: 'CA',
  count,
});
const losAngelesWith = (count: number) => ({
  county: '06037',
  countyName: 'Los Angeles County',
  state: 'CA',
  count,
});

it('counts what the attorney could take by county, as the list would show it', async () => {
  expect(await placesOf()).toEqual([kernWith(2), losAngelesWith(1)]);
  expect(await placesOf({ from: inDays(25) })).toEqual([kernWith(1), losAngelesWith(1)]);
  expect(await placesOf({ caseType: 'Probate' })).toEqual([]);
  const elsewhere = await anEligibleAttorney(test.platform.db, { state: 'NY' });
  expect(await placesOf({}, elsewhere)).toEqual([]);
});

it('moves what was turned down to the other count, and lists one county alone', async () => {
  await test.call(offers.reject, {
    token: attorney.token,
    params: { id: ids[0] ?? '' },
    body: { reason: null },
  });
  expect(await placesOf()).toEqual([kernWith(1), losAngelesWith(1)]);
  expect(await placesOf({ rejected: 'true' })).toEqual([kernWith(1)]);
  const answer = await test.call(offers.list, {
    token: attorney.token,
    query: { county: '06029' },
  });
  expect(answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([ids[1]]);
});

it('refuses what is no county', async () => {
  const answer = await test.call(offers.list, { token: attorney.token, query: { county: 'Kern' } });
  expect(answer.statusCode).toBe(400);
});

describe('of all sorts of work', () => {
  let picky: SignedInUser;
  beforeAll(async () => {
    const { db } = test.platform;
    picky = await anEligibleAttorney(db);
    const courts = await Promise.all(
      ['06029', '06037', '06075', '32003'].map((countyFips) => aCourt(db, { countyFips })),
    );
    const client = await aSignedInUser(db, 'client');
    const appearanceType = (await anAppearanceType(db)).id;
    // Day by day, morning and afternoon, in every county in turn.
    for (let n = 0; n < 48; n += 1) {
      const details = {
        court: courts[n % 4]?.id ?? '',
        appearanceType,
        date: inDays(40 + Math.floor(n / 4)),
        time: n % 3 === 0 ? '14:00' : '09:30',
        mode: n % 5 === 0 ? 'video' : 'in_person',
        caseNumber: `24STCV${n}`,
      };
      ids.push((await aScheduledAppearance(test, details, client)).id);
    }
    const mine = ids.slice(-48);
    const one = (n: number) => mine[n] ?? '';
    await aCounty(db, '06037', { lat: 34.1, lon: -118.2 });
    await aCounty(db, '06075', { lat: 37.8, lon: -122.4 });
    const changes: [sql: string, values: unknown[]][] = [
      [`insert into attorney_homes (user_id, county_fips) values ($1, '06037')`, [picky.id]],
      [
        `insert into bar_admissions (user_id, state, number, year, expires_on)
         values ($1, 'NV', 'N-1', 2012, $2)`,
        [picky.id, inDays(46)],
      ],
      [`insert into attorney_states (user_id, state) values ($1, 'NV')`, [picky.id]],
      [
        `update attorney_documents set expires_on = $2 where user_id = $1 and kind = 'insurance'`,
        [picky.id, inDays(49)],
      ],
      [
        `insert into time_off (user_id, days) values ($1, daterange($2::date, $2::date, '[]'))`,
        [picky.id, inDays(41)],
      ],
      [
        `insert into offers (appearance_id, attorney_id, rejected_at)
         select id, $1, clock_now() from unnest($2::uuid[]) as id`,
        [picky.id, [one(9), one(13)]],
      ],
      [
        `update appearances set details = jsonb_set(details, '{excludedAttorneys}', to_jsonb(array[$1::text]))
          where id = $2`,
        [picky.id, one(16)],
      ],
      [
        `update appearances set held_for = $1, held_until = clock_now() + interval '1 day' where id = $2`,
        [attorney.id, one(20)],
      ],
      [`update appearances set case_type = 'Probate' where id = $1`, [one(24)]],
      [`update appearances set status = 'canceled' where id = $1`, [one(28)]],
    ];
    for (const [sql, values] of changes) await db.sql(sql, values);
    await dispatchSteps(() => test).accept(picky, one(34));
  });

  const countsOf = async (query: Record<string, string>) => {
    const counts = new Map<string, number>();
    const next = async (cursor?: string): Promise<void> => {
      const answer = await test.call(offers.list, {
        token: picky.token,
        query: { ...query, limit: '10', ...(cursor && { cursor }) },
      });
      const page = answer.json<{ items: { court: { county: string } }[]; next: string | null }>();
      for (const { court } of page.items) {
        counts.set(court.county, (counts.get(court.county) ?? 0) + 1);
      }
      if (page.next) await next(page.next);
    };
    await next();
    return Object.fromEntries(counts);
  };

  it.each<[Record<string, string>, number]>([
    [{}, 28],
    [{ rejected: 'true' }, 2],
    [{ state: 'NV' }, 6],
    [{ mode: 'video' }, 5],
    [{ caseType: 'Civil', from: inDays(44), to: inDays(47) }, 11],
    [{ withinMiles: '100' }, 14],
    [{ atLeastCents: '99999999' }, 0],
  ])('counts for %j what the list shows', async (query, total) => {
    const places = (await placesOf(query, picky)) as { county: string; count: number }[];
    expect(Object.fromEntries(places.map(({ county, count }) => [county, count]))).toEqual(
      await countsOf(query),
    );
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});
