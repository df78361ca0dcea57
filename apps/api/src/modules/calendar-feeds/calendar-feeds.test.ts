import { appearances } from '@courtside/contract/appearances';
import { calendarFeeds } from '@courtside/contract/calendar-feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';
import { calendarFileOf } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const make = async (user: SignedInUser) => {
  const answer = await test.call(calendarFeeds.make, { token: user.token });
  expect(answer.statusCode).toBe(201);
  const { url } = answer.json<{ url: string }>();
  return url.slice(url.lastIndexOf('/') + 1);
};
const read = (file: string, headers: Record<string, string> = {}) =>
  test.call(calendarFeeds.read, { params: { file }, headers });
const about = async (user: SignedInUser) =>
  (await test.call(calendarFeeds.get, { token: user.token })).json<{
    feed: { lastReadAt: string | null } | null;
  }>().feed;
const events = (body: string) =>
  body
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      uid: /UID:appearance-([\w-]+)@/.exec(event)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]),
      status: /STATUS:(\w+)/.exec(event)?.[1],
      start: /DTSTART;TZID=([\w/:]+)/.exec(event)?.[1],
    }));

describe('a calendar feed', () => {
  it('is a secret address that is told once, and kept as a hash', async () => {
    const client = await aSignedInUser(db(), 'client');
    expect(await about(client)).toBeNull();
    const file = await make(client);
    expect(file).toMatch(/^[\w-]{43}\.ics$/);
    expect(await about(client)).toMatchObject({ lastReadAt: null });
    for (const table of ['calendar_feeds', 'idempotency_keys', 'system_log']) {
      const rows = await db().sql(`select 1 from ${table} t where strpos(t::text, $1) > 0`, [
        file.slice(0, 43),
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await logOf(test, client.id)).toMatchObject([
      { action: 'calendar_feeds.make', before: null, after: null },
    ]);
  });

  it('is read without signing in, notes that it was, and is not sent twice unchanged', async () => {
    const client = await aSignedInUser(db(), 'client');
    const { id } = await aScheduledAppearance(test, {}, client);
    const file = await make(client);
    const first = await read(file);
    expect([first.statusCode, first.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(first.headers['cache-control']).toMatch(/^private/);
    expect(events(first.body)).toMatchObject([{ uid: id, sequence: 1, status: 'TENTATIVE' }]);
    expect((await about(client))?.lastReadAt).not.toBeNull();
    const etag = String(first.headers.etag);
    expect((await read(file, { 'if-none-match': etag })).statusCode).toBe(304);
    await db().sql(`update appearances set caption = 'Another caption' where id = $1`, [id]);
    const changed = await read(file, { 'if-none-match': etag });
    expect([changed.statusCode, changed.body.includes('Another caption')]).toEqual([200, true]);
  });

  it('goes on under a new address when it is replaced, and ends when it is revoked', async () => {
    const attorney = await aSignedInUser(db(), 'attorney');
    const [first, second] = [await make(attorney), await make(attorney)];
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const remove = () => test.call(calendarFeeds.remove, { token: attorney.token });
    expect((await remove()).statusCode).toBe(200);
    expect((await read(second)).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  it('ends with the account', async () => {
    const client = await aSignedInUser(db(), 'client');
    const file = await make(client);
    await db().sql('update users set deactivated_at = clock_now() where id = $1', [client.id]);
    expect((await read(file)).statusCode).toBe(404);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}.ics`, '..%2f..%2fetc', `%00.ics`])(
    'is not at %s',
    async (file) => {
      expect((await read(file)).statusCode).toBe(404);
    },
  );
});

describe('what a feed holds', () => {
  it('is each side’s own hearings from sixty days back', async () => {
    const [client, attorney] = [
      await aSignedInUser(db(), 'client'),
      await aSignedInUser(db(), 'attorney'),
    ];
    const held = await anAssignedAppearance(test, { date: inDays(3) }, { client, attorney });
    const open = await aScheduledAppearance(test, { date: inDays(5) }, client);
    const old = await aScheduledAppearance(test, { date: inDays(7) }, client);
    await db().sql(
      `update appearances set hearing_at = clock_now() - interval '61 days' where id = $1`,
      [old.id],
    );
    await aScheduledAppearance(test);
    const seen = async (user: SignedInUser) => events((await read(await make(user))).body);
    expect(await seen(client)).toMatchObject([
      {
        uid: held.id,
        status: 'CONFIRMED',
        start: `America/Los_Angeles:${inDays(3).replaceAll('-', '')}T093000`,
      },
      { uid: open.id, status: 'TENTATIVE' },
    ]);
    expect(await seen(attorney)).toMatchObject([{ uid: held.id, status: 'CONFIRMED' }]);
  });

  it('rises in sequence with a change, and ends canceled', async () => {
    const { client, attorney, order, ...held } = await anAssignedAppearance(test);
    const [forClient, forAttorney] = [await make(client), await make(attorney)];
    const params = { id: held.id };
    const before = events((await read(forAttorney)).body)[0]?.sequence ?? 0;
    const changed = await test.call(appearances.change, {
      token: client.token,
      params,
      body: {
        ...order,
        time: '13:15',
        expectedTotalCents: held.totalCents,
        revision: held.revision,
      },
    });
    expect(changed.statusCode).toBe(200);
    for (const file of [forClient, forAttorney]) {
      const [event] = events((await read(file)).body);
      expect(event?.sequence).toBeGreaterThan(before);
      expect(event?.start).toMatch(/T131500$/);
    }
    const cost = await test.call(appearances.previewCancel, { token: client.token, params });
    const { feeCents } = cost.json<{ feeCents: number }>();
    const canceled = await test.call(appearances.cancel, {
      token: client.token,
      params,
      body: { expectedFeeCents: feeCents },
    });
    expect(canceled.statusCode).toBe(200);
    for (const file of [forClient, forAttorney]) {
      const [event] = events((await read(file)).body);
      expect(event?.status).toBe('CANCELLED');
      expect(event?.sequence).toBeGreaterThan(before + 1);
    }
  });

  it('is canceled at the time they knew for an attorney who gave it back', async () => {
    const { attorney, id } = await anAssignedAppearance(test, { date: inDays(20) });
    await db().sql('update assignments set released_at = clock_now() where appearance_id = $1', [
      id,
    ]);
    const court = await aCourt(db(), { name: 'Elsewhere Superior Court' });
    await db().sql(
      `update appearances a set hearing_at = hearing_at + interval '7 days', caption = 'Newly named',
              court_id = c.id, county_fips = c.county_fips, state_code = c.state_code
         from courts c where a.id = $1 and c.id = $2`,
      [id, court.id],
    );
    const { body } = await read(await make(attorney));
    expect(events(body)).toMatchObject([
      {
        uid: id,
        status: 'CANCELLED',
        start: `America/Los_Angeles:${inDays(20).replaceAll('-', '')}T093000`,
      },
    ]);
    expect(body).not.toMatch(/Newly named|Elsewhere/);
  });
});

describe('one hearing as a file', () => {
  it('is for its two sides and nobody else', async () => {
    const { id, number, client, attorney } = await anAssignedAppearance(test);
    const forClient = await test.call(calendarFeeds.ofClient, {
      token: client.token,
      params: { id },
    });
    expect([forClient.statusCode, forClient.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="hearing-${number}.ics"`,
    ]);
    expect(forClient.body).toContain('/client/view/case/details/');
    const forAttorney = await test.call(calendarFeeds.ofAttorney, {
      token: attorney.token,
      params: { id },
    });
    expect(forAttorney.body).toContain('SUMMARY:Hearing');
    const [otherClient, otherAttorney] = [
      await aSignedInUser(db(), 'client'),
      await aSignedInUser(db(), 'attorney'),
    ];
    for (const [endpoint, by] of [
      [calendarFeeds.ofClient, otherClient],
      [calendarFeeds.ofAttorney, otherAttorney],
    ] as const) {
      const answer = await test.call(endpoint, { token: by.token, params: { id } });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is there for mails, of either side', async () => {
    const { id, number, client, attorney } = await anAssignedAppearance(test);
    const source = { ...test.platform.env, publicUrl: 'https://courtside.example' };
    for (const [userId, url] of [
      [client.id, 'client'],
      [attorney.id, 'attorney'],
    ] as const) {
      const file = await calendarFileOf(db(), { appearanceId: id, userId, source });
      expect(file?.fileName).toBe(`hearing-${number}.ics`);
      expect(file?.content).toContain(`example/${url}/view`);
    }
    const stranger = await aSignedInUser(db(), 'attorney');
    expect(
      await calendarFileOf(db(), { appearanceId: id, userId: stranger.id, source }),
    ).toBeUndefined();
  });
});

// Last: everybody here comes from one address.
describe('guessing', () => {
  it('is refused when it is asked for too often', async () => {
    const tries = Array.from({ length: 130 }, async () => read('x'));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(121);
    expect(statuses).toContain(429);
  });
});
