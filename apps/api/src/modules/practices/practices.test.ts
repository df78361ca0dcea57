import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aCounty, aCourt, cover } from '../../testing/places.ts';
import { type CallDetails, callPractice, type PracticeCall } from '../../testing/practices.ts';

let test: TestApp;
let attorney: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  attorney = await aSignedInUser(test.platform.db, 'attorney');
});

const call = (name: PracticeCall, { as = attorney, ...request }: CallDetails = {}) =>
  callPractice(test, as, name, request);
const actionsOf = async (userId: string) => (await logOf(test, userId)).map(({ action }) => action);

describe('the admissions of an attorney', () => {
  const saveState = (state: string, body: object) =>
    call('saveStateAdmission', { params: { state }, body });
  const northern = { district: 'Northern District of California' };

  it('are added, changed, told by how long they hold, and removed', async () => {
    await saveState('CA', { number: ' 1234 ', year: 2001, expiresOn: inDays(61) });
    await saveState('NV', { number: '77', year: 2020, expiresOn: inDays(60) });
    await saveState('AZ', { number: '5', year: 1999, expiresOn: inDays(-1) });
    const saved = await call('saveDistrictAdmission', {
      params: northern,
      body: { number: '', year: null },
    });
    expect(saved).toEqual({
      status: 200,
      states: [
        { state: 'AZ', number: '5', year: 1999, expiresOn: inDays(-1), standing: 'expired' },
        { state: 'CA', number: '1234', year: 2001, expiresOn: inDays(61), standing: 'current' },
        { state: 'NV', number: '77', year: 2020, expiresOn: inDays(60), standing: 'ending' },
      ],
      districts: [{ ...northern, number: null, year: null, expiresOn: null, standing: 'current' }],
    });
    expect(await call('listAdmissions')).toEqual(saved);

    await saveState('AZ', { number: '5', year: 1999, expiresOn: '' });
    expect(await saveState('AZ', { number: '5', year: 1999 })).toMatchObject({
      states: [{ state: 'AZ', expiresOn: null, standing: 'current' }, {}, {}],
    });
    await call('removeDistrictAdmission', { params: northern });
    expect(await call('removeStateAdmission', { params: { state: 'AZ' } })).toMatchObject({
      states: [{ state: 'CA' }, { state: 'NV' }],
      districts: [],
    });
    expect(await call('removeStateAdmission', { params: { state: 'AZ' } })).toMatchObject({
      status: 404,
    });
    expect(await actionsOf(attorney.id)).toEqual([
      ...Array.from({ length: 5 }, () => 'practices.save_admission'),
      'practices.remove_admission',
      'practices.remove_admission',
    ]);
    expect((await logOf(test, attorney.id))[4]).toMatchObject({
      before: { state: 'AZ', number: '5', year: 1999, expiresOn: inDays(-1) },
      after: { state: 'AZ', number: '5', year: 1999, expiresOn: null },
    });
  });

  it('are each attorney’s own', async () => {
    await saveState('CA', { number: '1', year: 2001 });
    const other = await aSignedInUser(test.platform.db, 'attorney');
    expect(await call('listAdmissions', { as: other })).toMatchObject({
      states: [],
      districts: [],
    });
    expect(
      await call('removeStateAdmission', { params: { state: 'CA' }, as: other }),
    ).toMatchObject({ status: 404 });
    expect(await call('listAdmissions')).toMatchObject({ states: [{ state: 'CA' }] });
  });

  it('are in states and districts that there are, with what a bar says of them', async () => {
    const body = { number: '1', year: 2001 };
    const bad: [CallDetails & { name: PracticeCall }, object?][] = [
      [{ name: 'saveStateAdmission', params: { state: 'XX' }, body }],
      [{ name: 'saveDistrictAdmission', params: { district: 'Northern District of Oz' }, body }],
      [
        { name: 'saveStateAdmission', params: { state: 'CA' }, body: { number: ' ', year: 1930 } },
        { number: 'Bar number is required', year: 'This year is too long ago' },
      ],
      [
        { name: 'saveDistrictAdmission', params: northern, body: { ...body, expiresOn: 'soon' } },
        { expiresOn: 'Should be a date such as 2026-11-30' },
      ],
      [
        { name: 'saveStateAdmission', params: { state: 'CA' }, body: { ...body, userId: 'x' } },
        { userId: 'Unknown field' },
      ],
    ];
    for (const [{ name, ...request }, errors] of bad) {
      expect(await call(name, request)).toMatchObject({ status: 400, ...(errors && { errors }) });
    }
    expect(await call('listAdmissions')).toMatchObject({ states: [], districts: [] });
  });

  it('are saved one after the other when they are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => saveState('CA', { number: String(i), year: 2001 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const entries = await logOf(test, attorney.id);
    for (const [index, entry] of entries.entries()) {
      expect(entry.before).toEqual(entries[index - 1]?.after ?? null);
    }
  });
});

describe('the practice areas of an attorney', () => {
  const codes = (answer: Record<string, unknown>) =>
    (answer['items'] as { code: string }[]).map(({ code }) => code);

  it('are chosen from those that there are', async () => {
    expect(await call('listCaseTypes')).toEqual({ status: 200, items: [] });
    expect(codes(await call('listOtherCaseTypes'))).toHaveLength(11);
    const caseTypes = ['FamilyLaw', 'Civil', 'Civil'];
    expect(await call('saveCaseTypes', { body: { caseTypes } })).toEqual({
      status: 200,
      items: [
        { code: 'Civil', name: 'Civil' },
        { code: 'FamilyLaw', name: 'Family Law' },
      ],
    });
    const others = codes(await call('listOtherCaseTypes'));
    expect([others.length, others.includes('Civil')]).toEqual([9, false]);
    await call('saveCaseTypes', { body: { caseTypes } });
    expect(await logOf(test, attorney.id)).toMatchObject([
      {
        action: 'practices.save_case_types',
        before: { caseTypes: [] },
        after: { caseTypes: ['Civil', 'FamilyLaw'] },
      },
    ]);
    expect(await call('saveCaseTypes', { body: { caseTypes: [] } })).toMatchObject({
      status: 400,
      errors: { caseTypes: 'Choose at least one practice area' },
    });
    expect(await call('saveCaseTypes', { body: { caseTypes: ['Sports'] } })).toMatchObject({
      status: 400,
    });
  });
});

describe('where an attorney starts from', () => {
  it('is a county, offered or not, or nothing', async () => {
    await aCounty(test.platform.db, '06037', { active: false });
    expect(await call('getHome')).toEqual({ status: 200, county: null });
    const county = { id: '06037', fullName: 'Los Angeles County', state: 'CA' };
    expect(await call('saveHome', { body: { county: '06037' } })).toEqual({ status: 200, county });
    expect(await call('getHome')).toEqual({ status: 200, county });
    expect(await call('saveHome', { body: { county: '99999' } })).toMatchObject({
      status: 400,
      errors: { county: 'There is no such county' },
    });
    expect(await call('saveHome', { body: { county: null } })).toEqual({
      status: 200,
      county: null,
    });
    expect(await logOf(test, attorney.id)).toMatchObject([
      { before: { county: null }, after: { county: '06037' } },
      { before: { county: '06037' }, after: { county: null } },
    ]);
    await aCounty(test.platform.db, '06037', { active: true });
  });
});

describe('the hours of an attorney', () => {
  it('are replaced as a whole, in order, and none means any time', async () => {
    expect(await call('getHours')).toEqual({ status: 200, days: [] });
    const days = [
      { weekday: 5, starts: '13:00', ends: '17:30' },
      { weekday: 1, starts: '08:00', ends: '12:00' },
    ];
    const saved = await call('saveHours', { body: { days } });
    expect(saved).toEqual({ status: 200, days: days.toReversed() });
    expect(await call('getHours')).toEqual(saved);
    expect(await call('saveHours', { body: { days: [] } })).toEqual({ status: 200, days: [] });
    expect(await actionsOf(attorney.id)).toEqual(['practices.save_hours', 'practices.save_hours']);
  });

  it.each([
    [[{ weekday: 1, starts: '12:00', ends: '12:00' }], { 'days.0.ends': 'Should be later' }],
    [[{ weekday: 7, starts: '09:00', ends: '12:00' }], {}],
    [
      [{ weekday: 1, starts: '9', ends: '12:00' }],
      { 'days.0.starts': expect.any(String) as string },
    ],
    [
      [
        { weekday: 1, starts: '09:00', ends: '12:00' },
        { weekday: 1, starts: '13:00', ends: '15:00' },
      ],
      { days: 'Each day once, please' },
    ],
  ])('are refused as %j', async (days, errors) => {
    expect(await call('saveHours', { body: { days } })).toMatchObject({ status: 400, errors });
    expect(await call('getHours')).toEqual({ status: 200, days: [] });
  });
});

describe('the standing of a practice', () => {
  const gapsOf = async (as = attorney) => {
    const { isReady, gaps } = await call('getStanding', { as });
    return [isReady, (gaps as { code: string }[]).map(({ code }) => code)];
  };

  it('says what is missing, in order, until nothing is', async () => {
    const { db } = test.platform;
    expect(await gapsOf()).toEqual([
      false,
      ['no_w9', 'no_insurance', 'no_admission', 'no_case_types', 'no_coverage', 'no_home'],
    ]);
    expect((await call('getStanding'))['gaps']).toContainEqual({
      code: 'no_w9',
      message: 'Add your W-9.',
      section: 'documents',
      stopsWork: true,
    });
    const ready = await anEligibleAttorney(db);
    expect(await gapsOf(ready)).toEqual([true, ['no_home']]);
    await aCounty(db, '06037');
    await call('saveHome', { body: { county: '06037' }, as: ready });
    expect(await gapsOf(ready)).toEqual([true, []]);
    await db.sql(
      `update attorney_documents set expires_on = clock_now()::date - 1
        where user_id = $1 and kind = 'insurance'`,
      [ready.id],
    );
    await db.sql(
      `update bar_admissions set expires_on = clock_now()::date - 1 where user_id = $1`,
      [ready.id],
    );
    expect(await gapsOf(ready)).toEqual([false, ['insurance_expired', 'admissions_expired']]);
  });

  it('asks for an admission where one appears, by state or federal district', async () => {
    const { db } = test.platform;
    const court = await aCourt(db, {
      kind: 'federal_district',
      name: 'United States District Court for the District of Nevada, Reno',
      countyFips: '32031',
    });
    const body = { number: '1', year: 2001 };
    await call('saveStateAdmission', { params: { state: 'CA' }, body });
    await cover(db, attorney.id, { courts: [court.id] });
    const stops = async () => ((await gapsOf())[1] as string[]).includes('not_admitted_there');
    expect(await stops()).toBe(true);
    const district = 'District of Nevada';
    await call('saveDistrictAdmission', { params: { district }, body });
    expect(await stops()).toBe(false);
    await call('saveDistrictAdmission', {
      params: { district },
      body: { ...body, expiresOn: inDays(-1) },
    });
    expect(await stops()).toBe(true);
    await cover(db, attorney.id, { counties: ['06037'] });
    expect(await stops()).toBe(false);
  });
});
