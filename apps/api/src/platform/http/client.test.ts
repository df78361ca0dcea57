import type { AddressInfo } from 'node:net';
import { ApiError, createClient } from '@courtside/contract/client';
import { logs } from '@courtside/contract/logs';
import { mobile } from '@courtside/contract/mobile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';

let test: TestApp;
let baseUrl: string;
let token: string | undefined;
beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  await test.platform.db.sql(createProbeTable);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  baseUrl = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  token = (await aSignedInUser(test.platform.db, 'admin')).token;
});
afterAll(() => test.stop());

const client = (options: { signedIn: boolean }) =>
  createClient({ baseUrl, token: () => (options.signedIn ? token : undefined) });

describe('the typed client on a listening application', () => {
  it('reads, writes and reads what it wrote, once for one key', async () => {
    const call = client({ signedIn: true });
    expect(await call(mobile.version, {})).toEqual({ version: 103_004 });
    const text = 'ü & ☃ <b>';
    const [first, second] = await Promise.all(
      [1, 2].map(() => call(probe.write, { body: { text } }, { idempotencyKey: 'client-key' })),
    );
    expect(first?.text).toBe(text);
    expect(second).toEqual(first);
    const page = await call(logs.list, { query: { action: 'probe.write', limit: 5 } });
    expect(page.items.map(({ recordId, after }) => [recordId, after])).toEqual([
      [first?.id, first],
    ]);
    expect(page.next).toBeNull();
  });

  it('throws what the API refuses with, field by field', async () => {
    const refused = client({ signedIn: true })(probe.write, { body: { text: 'x'.repeat(201) } });
    await expect(refused).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'invalid_request',
      errors: { text: 'Too long' },
    });
    const stranger = client({ signedIn: false })(logs.list, { query: {} });
    await expect(stranger).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('reports a server that is not there as 800', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere(mobile.version, {})).rejects.toBeInstanceOf(ApiError);
    await expect(nowhere(mobile.version, {})).rejects.toMatchObject({ status: 800 });
  });

  it('is aborted as its caller says', async () => {
    const signal = AbortSignal.timeout(100);
    const slow = client({ signedIn: true })(probe.slow, {}, { signal });
    await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
