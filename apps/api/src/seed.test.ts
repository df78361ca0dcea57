import { type Status, statuses } from '@courtside/domain/appearances';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAppearances } from './modules/appearances/demo-appearances.ts';
import { listOffers } from './modules/offers/index.ts';
import { isPassword } from './platform/auth/passwords.ts';
import { createPlatform } from './platform/create-platform.ts';
import { Db } from './platform/db/database.ts';
import { createPool } from './platform/db/pool.ts';
import { invariants } from './platform/doctor/invariants.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { createLogger } from './platform/log.ts';
import { demoAccounts, demoPassword, seed } from './seed.ts';
import { testEnv } from './testing/build-test-app.ts';
import { runJobs } from './testing/run-jobs.ts';
import { cloneDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const demo = () => ({ demo: { files: testEnv(database.url).files } });

const accounts = async () =>
  (
    await client.query<{
      id: string;
      email: string;
      full_name: string;
      role: string;
      password_hash: string;
    }>(`select u.*, r.role from users u join user_roles r on r.user_id = u.id order by u.email`)
  ).rows;

describe('the seed', () => {
  it('makes no account unless it is for a demonstration', async () => {
    await seed(database.url, { demo: null });
    expect(await accounts()).toEqual([]);
  });

  it('makes the demo accounts, whose password opens them, and the same ones again', async () => {
    await seed(database.url, demo());
    const first = await accounts();
    expect(first.map(({ email, full_name, role }) => [email, full_name, role])).toEqual(
      demoAccounts
        .map(({ email, fullName, role }) => [email, fullName, role])
        .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    );
    for (const { password_hash } of first) {
      expect(await isPassword(demoPassword, password_hash)).toBe(true);
    }
    await Promise.all([seed(database.url, demo()), seed(database.url, demo())]);
    expect(await accounts()).toEqual(first);
  });

  it('gives the demo client work in every status, once, and breaks no invariant by it', async () => {
    const { rows } = await client.query<{ status: Status; caption: string }>(
      'select status, caption from appearances',
    );
    expect(rows).toHaveLength(demoAppearances.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const { says, sql } of invariants) {
      expect([says, ...(await client.query(sql)).rows]).toEqual([says]);
    }
  });

  it('gives covered hearings documents that can be read, once', async () => {
    const { rows } = await client.query<{ name: string; size: number; object_key: string }>(
      'select name, size, object_key from files order by name',
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'Loan summary.txt',
      'Questions for the debtor.txt',
      'Trial readiness statement.txt',
    ]);
    const store = createFileStore(testEnv(database.url).files);
    for (const { object_key: key, size } of rows) {
      expect(Buffer.concat(await (await store.open(key)).toArray())).toHaveLength(size);
    }
    store.stop();
  });

  it('leaves the demo attorney work to take, at different places, days and fees', async () => {
    const db = new Db(
      createPool({ url: database.url, applicationName: 'test', max: 1, onError: () => {} }),
    );
    const attorney = (await accounts()).find(({ role }) => role === 'attorney');
    const { items } = await listOffers(db, attorney?.id ?? '', { sort: 'hearing', limit: 100 });
    await db.pool.end();
    expect(items.length).toBeGreaterThanOrEqual(6);
    const places = items.map(({ court, date, attorneyFeeCents }) => ({
      county: court.county,
      date,
      fee: attorneyFeeCents,
    }));
    for (const key of ['county', 'date', 'fee'] as const) {
      expect(new Set<unknown>(places.map((place) => place[key])).size).toBeGreaterThan(3);
    }
  });

  it('asks the demo attorney and tells everybody by the jobs that do so for any other, once', async () => {
    const log = createLogger('silent');
    const platform = await createPlatform(testEnv(database.url), log);
    await runJobs({ platform, log });
    await seed(database.url, demo());
    await runJobs({ platform, log });
    await platform.stop();
    const told = async (role: string) =>
      (
        await client.query<{ kind: string; count: number }>(
          `select x.kind, count(*)::integer from actions x
             join user_roles r on r.user_id = x.user_id and r.role = $1
            group by x.kind order by x.kind`,
          [role],
        )
      ).rows.map(({ kind, count }) => `${kind} ${count}`);
    expect(await told('attorney')).toEqual([
      'appearances.accept 2',
      'appearances.cancel 1',
      'appearances.dispute 1',
      'appearances.no-show 1',
      'offers.new 7',
      'results.due 3',
    ]);
    expect(await told('client')).toEqual([
      'appearances.accept 2',
      'appearances.expire 1',
      'appearances.no-show 1',
      'results.new 2',
    ]);
    const { rows } = await client.query<{ kind: string; count: number }>(
      'select kind, count(*)::integer from notices group by kind order by kind',
    );
    expect(rows.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'appearances.dispute 1',
      'appearances.expire 1',
      'appearances.schedule 7',
    ]);
    const rounds = await client.query(
      'select count(*)::integer from dispatches where ended_at is null and not is_urgent',
    );
    expect(rounds.rows).toEqual([{ count: 7 }]);
    const mails = await client.query<{ template: string }>(
      `select distinct template from mails where recipient = 'attorney@courtside.test'
        order by template`,
    );
    expect(mails.rows.map(({ template }) => template)).toEqual(['appearance-news', 'offer-new']);
  });
});
