import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aUser } from '../../testing/factories.ts';
import { housekeeping } from '../jobs/housekeeping.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

it('housekeeping forgets links, used captchas and addresses that ran out, and no others', async () => {
  const { db } = test.platform;
  const { id } = await aUser(db, ['client']);
  for (const [hash, life] of [
    ['old', '-25 hours'],
    ['new', '-23 hours'],
  ]) {
    await db.sql(
      `insert into mail_links (token_hash, user_id, purpose, expires_at)
       values ($1::bytea, $2, 'reset', clock_now() + $3::interval)`,
      [hash, id, life],
    );
    await db.sql(`insert into captcha_used values ($1, clock_now() + $2::interval / 24)`, [
      hash,
      life,
    ]);
    await db.sql(
      `insert into known_addresses values ($1, $2::bytea, clock_now() + $3::interval * 90)`,
      [id, hash, life],
    );
  }
  await housekeeping.run({}, { ...test.platform, log: test.log });
  expect(await db.sql(`select encode(token_hash, 'escape') as left from mail_links`)).toEqual([
    { left: 'new' },
  ]);
  expect(await db.sql('select signature as left from captcha_used')).toEqual([{ left: 'new' }]);
  expect(await db.sql(`select encode(address_key, 'escape') as left from known_addresses`)).toEqual(
    [{ left: 'new' }],
  );
});
