import { placeRecords } from '@courtside/contract/place-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { aCounty, aCourt } from '../../testing/places.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await aSignedInUser(test.platform.db, 'admin_limited'));
});
afterAll(() => test.stop());

const exported = (query: Record<string, string> = {}) =>
  test.call(placeRecords.exportCourts, { token, query });
const linesOf = async (query?: Record<string, string>) =>
  (await exported(query)).body.replace('\uFEFF', '').trimEnd().split('\r\n');

const header =
  'Court ID,Court name,Kind,Level,State,County,City,Street,ZIP,Time zone,Case types,Phone,' +
  'Remote appearance,Active';

describe('the export of courts', () => {
  it('is a file with the columns of an upload, and no formula in it', async () => {
    const { id } = await aCourt(test.platform.db, {
      name: '=HYPERLINK("http://evil.test")',
      city: 'San Pedro',
      street: '505 Centre St, "B"',
      zip: '90731',
      caseTypes: ['Civil', 'FamilyLaw'],
      active: false,
    });
    const answer = await exported();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="courts.csv"',
    });
    expect(await linesOf()).toEqual([
      header,
      `${id},"'=HYPERLINK(""http://evil.test"")",State court,General jurisdiction,CA,` +
        'Los Angeles County,San Pedro,"505 Centre St, ""B""",90731,America/Los_Angeles,' +
        '"Civil, Family Law",,,No',
    ]);
  });

  it('keeps to the filters, and is a header alone when nothing fits', async () => {
    await aCourt(test.platform.db, { name: 'Daley Center', countyFips: '17031' });
    expect(await linesOf({ state: 'IL' })).toHaveLength(2);
    expect((await linesOf({ search: 'daley' }))[1]).toContain('Daley Center');
    expect(await linesOf({ active: 'true', state: 'CA' })).toEqual([header]);
    expect((await exported({ state: 'nowhere' })).statusCode).toBe(400);
    expect((await exported({ limit: '1' })).statusCode).toBe(400);
  });

  it('holds every court of many, once and by name', async () => {
    await aCounty(test.platform.db, '06075');
    await test.platform.db.sql(
      `insert into courts (name, kind, level, state_code, county_fips, time_zone)
       select 'Court ' || lpad(n::text, 5, '0'), 'municipal', 'municipal', 'CA', '06075',
              'America/Los_Angeles'
         from generate_series(1, 2500) n`,
    );
    const names = (await linesOf({ county: '06075' })).slice(1).map((line) => line.split(',')[1]);
    expect(names).toHaveLength(2500);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(2500);
  });
});
