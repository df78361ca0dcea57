import { placeRecords } from '@courtside/contract/place-records';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/auth/auth.schema.ts';
import { mailsTo } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, aUser } from '../../testing/factories.ts';
import { aCounty, aCourt, aNewCourt, aStarterCourt, cover } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { tellOfNewCourts } from './places.jobs.ts';
import { courts } from './places.schema.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.platform.db.sql('delete from mails');
  await test.platform.db.orm.delete(courts);
  await test.platform.db.orm.delete(users);
  ({ token } = await aSignedInUser(test.platform.db, 'admin'));
  await aCounty(test.platform.db, '06037', { active: true });
});

const announce = async () =>
  (await test.call(placeRecords.announceNewCourts, { token })).json<object>();
const count = async () => (await test.call(placeRecords.countNewCourts, { token })).json<object>();
const logged = async () =>
  (
    await test.platform.db.sql<{ after: object }>(
      `select after from system_log where action = 'places.announce' and after is not null
        order by seq desc limit 1`,
    )
  )[0]?.after;

type Covered = Parameters<typeof cover>[2];
async function anAttorney(coverage: Covered, details: Parameters<typeof aUser>[2] = {}) {
  const user = await aUser(test.platform.db, ['attorney'], details);
  await cover(test.platform.db, user.id, coverage);
  return user;
}
const recipients = async () =>
  (await test.platform.db.sql<{ recipient: string }>('select recipient from mails order by 1')).map(
    ({ recipient }) => recipient,
  );

describe('announcing new courts', () => {
  it('writes once to every active attorney who covers the county or the state', async () => {
    const { db } = test.platform;
    await aNewCourt(db, { name: 'Harbor Court', city: 'San Pedro' });
    await aNewCourt(db, { name: 'Airport Court', city: null });
    const byCounty = await anAttorney({ counties: ['06037'] });
    const byState = await anAttorney({ states: ['CA'] });
    const byBoth = await anAttorney({ states: ['CA'], counties: ['06037'] });
    await anAttorney({ states: ['NV'], counties: ['06075'] });
    await anAttorney({ states: ['CA'] }, { activatedAt: null });
    await anAttorney({ counties: ['06037'] }, { deactivatedAt: sql`clock_now()` as never });
    const formerly = await aUser(db, ['client']);
    await cover(db, formerly.id, { states: ['CA'] });

    expect(await count()).toEqual({ courts: 2, attorneys: 3 });
    expect(await announce()).toEqual({ courts: 2, attorneys: 3 });
    expect(await recipients()).toEqual([]);
    await runJobs(test);
    const told = [byCounty, byState, byBoth].map(({ email }) => email).toSorted();
    expect(await recipients()).toEqual(told);
    const [mail] = await mailsTo(test, byBoth.email);
    expect(mail).toMatchObject({ template: 'new-courts', subject: 'New courts where you appear' });
    expect(mail?.plain).toContain(
      '2 courts were added in the counties and states that you cover:\n\n' +
        'Airport Court, CA\nHarbor Court, San Pedro, CA\n\n',
    );
    expect(mail?.plain).toContain(`${test.platform.env.publicUrl}/attorney/account?courts=new`);

    expect(await count()).toEqual({ courts: 0, attorneys: 0 });
    expect(await announce()).toEqual({ courts: 0, attorneys: 0 });
    await runJobs(test);
    expect(await recipients()).toEqual(told);
    expect(await logged()).toEqual({ courts: 2, attorneys: 3 });
  });

  it('leaves out courts that are not offered yet, and those that nobody needs to be told of', async () => {
    const { db } = test.platform;
    await aCourt(db);
    await aStarterCourt(db);
    await aNewCourt(db, { active: false });
    await anAttorney({ states: ['CA'] });
    expect(await announce()).toEqual({ courts: 0, attorneys: 0 });
    await aNewCourt(db);
    await aCounty(db, '06037', { active: false });
    expect(await count()).toEqual({ courts: 0, attorneys: 0 });
    expect(await announce()).toEqual({ courts: 0, attorneys: 0 });
    await aCounty(db, '06037', { active: true });
    expect(await announce()).toEqual({ courts: 1, attorneys: 1 });
  });

  it('is done by one of several who do it at once', async () => {
    await aNewCourt(test.platform.db);
    const { email } = await anAttorney({ states: ['CA'] });
    const answers = await Promise.all([1, 2, 3, 4].map(() => announce()));
    expect(answers.filter((answer) => 'courts' in answer && answer.courts === 1)).toHaveLength(1);
    expect(answers.filter((answer) => 'courts' in answer && answer.courts === 0)).toHaveLength(3);
    await runJobs(test);
    expect(await recipients()).toEqual([email]);
  });

  it('names twenty courts in a mail and counts the rest', async () => {
    for (let i = 10; i < 33; i += 1) await aNewCourt(test.platform.db, { name: `Court ${i}` });
    const { email } = await anAttorney({ counties: ['06037'] });
    await announce();
    await runJobs(test);
    const lines = (await mailsTo(test, email))[0]?.plain.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Court '))).toHaveLength(20);
    expect(lines).toContain('Court 29, Los Angeles, CA');
    expect(lines).toContain('and 3 more');
  });

  it('goes on where it stopped with many attorneys, and writes to none twice when run again', async () => {
    const { db } = test.platform;
    await aNewCourt(db, { name: '<b>Court</b>', city: null });
    await db.sql(
      `with added as (
         insert into users (email, first_name, last_name, email_verified_at, activated_at)
         select 'many' || n || '@firm.test', 'Many', 'Hands', clock_now(), clock_now()
           from generate_series(1, 205) n
         returning id),
       roles as (insert into user_roles select id, 'attorney' from added)
       insert into attorney_states select id, 'CA' from added`,
    );
    expect(await announce()).toEqual({ courts: 1, attorneys: 205 });
    await runJobs(test);
    expect(new Set(await recipients()).size).toBe(205);
    const [court] = await db.orm.select({ announcedAt: courts.announcedAt }).from(courts);
    await tellOfNewCourts.run(
      { announcedAt: String(court?.announcedAt), after: null },
      { ...test.platform, log: test.log },
    );
    await runJobs(test);
    expect(await recipients()).toHaveLength(205);
    const [{ html } = { html: '' }] = await db.sql<{ html: string }>(
      'select html from mails limit 1',
    );
    expect(html).toContain('One court was added');
    expect(html).toContain('&lt;b&gt;Court&lt;/b&gt;, CA');
  });
});
