import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { idsOf, listOffers } from '../../testing/list-offers.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const list = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  listOffers(test, attorney, query);
const ids = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  idsOf(await list(attorney, query));

describe('the list of what an attorney could take', () => {
  it('pages in the order asked for, without gaps or repeats', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'NV' });
    const court = (await aCourt(db(), { countyFips: '32003' })).id;
    const made: string[] = [];
    for (const days of [20, 5, 30, 12, 8]) {
      made.push((await aScheduledAppearance(test, { court, date: inDays(days) })).id);
    }
    const [d20, d5, d30, d12, d8] = made;
    const first = await list(attorney, { limit: '2' });
    const second = await list(attorney, { limit: '2', cursor: first.next ?? '' });
    const third = await list(attorney, { limit: '2', cursor: second.next ?? '' });
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(all).toEqual([d5, d8, d12, d20, d30]);
    expect(third.next).toBeNull();
    expect(await ids(attorney, { sort: 'newest' })).toEqual(made.toReversed());
    expect(await ids(attorney, { from: inDays(12), to: inDays(20) })).toEqual([d12, d20]);
    expect(await ids(attorney, { atLeastCents: '11001' })).toEqual([]);
    expect(await ids(attorney, { mode: 'video' })).toEqual([]);
  });

  it('turns its pages in every order', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'TX' });
    const court = (await aCourt(db(), { countyFips: '48201' })).id;
    const made: string[] = [];
    for (const days of [59, 55, 57]) {
      made.push((await aScheduledAppearance(test, { court, date: inDays(days) })).id);
    }
    const [d59 = '', d55 = '', d57 = ''] = made;
    await db().sql('update appearances set attorney_total_cents = 12000 where id = $1', [d55]);
    const orders = {
      hearing: [d55, d57, d59],
      newest: [d57, d55, d59],
      fee: [d55, ...[d59, d57].toSorted().toReversed()],
      nearest: made.toSorted(),
    };
    for (const [sort, order] of Object.entries(orders)) {
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(attorney, {
          sort,
          from: inDays(55),
          limit: '1',
          ...(cursor ? { cursor } : {}),
        });
        walked.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect([sort, walked]).toEqual([sort, order]);
    }
  });

  it.each([
    ['a quarter of the way round', [0, 0, 0, 90], 6218],
    ['to the other side of the earth', [12.34, 56.78, -12.34, -123.22], 12_437],
    ['from pole to pole', [90, 0, -90, 0], 12_437],
    ['nowhere', [40.776, -73.97, 40.776, -73.97], 0],
    ['from where nobody knows', [null, 0, 0, 0], null],
  ])('knows how far it is %s', async (_, from, miles) => {
    expect(await db().sql('select miles_between($1, $2, $3, $4) as miles', from)).toEqual([
      { miles },
    ]);
  });

  it('reckons distances from the attorney’s home county', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'NY' });
    const near = (await aCourt(db(), { countyFips: '36061' })).id;
    const far = (await aCourt(db(), { countyFips: '36029' })).id;
    await db().sql(`update counties set lat = 40.776, lon = -73.970 where fips = '36061'`);
    await db().sql(`update counties set lat = 42.752, lon = -78.778 where fips = '36029'`);
    const away = (await aScheduledAppearance(test, { court: far, date: inDays(5) })).id;
    const here = (await aScheduledAppearance(test, { court: near, date: inDays(9) })).id;
    expect((await list(attorney)).items.map(({ distanceMiles }) => distanceMiles)).toEqual([
      null,
      null,
    ]);
    await db().sql(`insert into attorney_homes (user_id, county_fips) values ($1, '36061')`, [
      attorney.id,
    ]);
    const { items } = await list(attorney, { sort: 'nearest' });
    expect(items.map(({ id, distanceMiles }) => [id, distanceMiles])).toEqual([
      [here, 0],
      [away, 283],
    ]);
    expect(await ids(attorney, { withinMiles: '100' })).toEqual([here]);
  });

  it('shows a federal court to whoever is admitted in its district', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'TX' });
    const court = await aCourt(db(), {
      kind: 'federal_district',
      name: 'United States District Court for the Northern District of California, San Jose',
      countyFips: '06085',
    });
    expect(court.federalDistrict).toBe('Northern District of California');
    const { id } = await aScheduledAppearance(test, { court: court.id });
    await db().sql(`insert into attorney_states (user_id, state) values ($1, 'CA')`, [attorney.id]);
    expect(await ids(attorney)).not.toContain(id);
    await db().sql(`insert into federal_admissions (user_id, district) values ($1, $2)`, [
      attorney.id,
      'Northern District of California',
    ]);
    // Only where a court of the district is known is its state among those looked at.
    expect(await ids(attorney)).toContain(id);
    expect((await acceptOffer(test, attorney, id)).statusCode).toBe(200);
  });

  it('is not looked for on a day that no calendar has', async () => {
    const { token } = await anEligibleAttorney(db());
    for (const from of ['0000-01-01', '2027-02-29', '-00001-01']) {
      expect([from, (await test.call(offers.list, { token, query: { from } })).statusCode]).toEqual(
        [from, 400],
      );
    }
  });
});
