import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { probe, withProbe } from '../../testing/probe.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe, env: { TRUST_PROXY: 'true' } });
});
afterAll(() => test.stop());

const from = (address: string) =>
  test.call(probe.limited, { headers: { 'x-forwarded-for': address } });

describe('a limited endpoint', () => {
  it('allows its burst, then says when to come back, each address apart', async () => {
    const together = await Promise.all(Array.from({ length: 12 }, () => from('192.0.2.1')));
    const statuses = together.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429, 429]);
    const refused = await from('192.0.2.1');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(12);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });

  it('gives one use back after its share of the time, and no more', async () => {
    for (let i = 0; i < 5; i += 1) await from('192.0.2.3');
    expect((await from('192.0.2.3')).statusCode).toBe(429);
    await moveClock(test.platform.db, '12.5 seconds');
    expect((await from('192.0.2.3')).statusCode).toBe(200);
    expect((await from('192.0.2.3')).statusCode).toBe(429);
  });

  it('keeps no address in the database', async () => {
    const rows = await test.platform.db.sql<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('192.0.2'))).toEqual([]);
  });
});
