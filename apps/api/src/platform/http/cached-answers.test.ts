import { placeRecords } from '@courtside/contract/place-records';
import { places } from '@courtside/contract/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await aSignedInUser(test.platform.db, 'admin'));
});
afterAll(() => test.stop());

const list = (tag?: string, query: Record<string, string> = {}) =>
  test.call(places.listCourts, { query, headers: tag ? { 'if-none-match': tag } : {} });
const tagOf = async () => String((await list()).headers['etag']);

describe('an answer made of reference data', () => {
  it('is sent with a tag, and to be asked for again each time', async () => {
    const { headers } = await list();
    expect(headers['etag']).toMatch(/^W\/"[0-9a-f]{8}-\d+"$/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('is not sent again to whoever has it', async () => {
    const tag = await tagOf();
    const answer = await list(tag);
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers['etag']).toBe(tag);
    expect((await list('W/"another"')).statusCode).toBe(200);
    expect((await list(`W/"another", ${tag}`)).statusCode).toBe(304);
    expect((await list(tag, { limit: '1' })).statusCode).toBe(304);
  });

  it('is not what a refusal can be kept as', async () => {
    const id = '0192f0c1-0000-7000-8000-000000000000';
    const { statusCode, headers } = await test.call(places.getCourt, { params: { id } });
    expect(statusCode).toBe(404);
    expect(headers['etag']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has another tag for another kind of answer', async () => {
    const states = await test.call(places.listStates);
    expect(states.headers['etag']).not.toBe(await tagOf());
  });

  it('has another tag after an administrator changed anything of it', async () => {
    const court = await aCourt(test.platform.db);
    let before = await tagOf();
    for (const [endpoint, body] of [
      [placeRecords.deactivateCourt, { revision: 1 }],
      [placeRecords.activateCourt, { revision: 2 }],
      [placeRecords.removeCourt, undefined],
    ] as const) {
      const answer = await test.call(endpoint, {
        token,
        params: { id: court.id },
        ...(body && { body }),
      });
      expect(answer.statusCode).toBe(200);
      expect((await list(before)).statusCode).toBe(200);
      const after = await tagOf();
      expect(after).not.toBe(before);
      before = after;
    }
  });

  it('keeps its tag when a change was refused or undone', async () => {
    const court = await aCourt(test.platform.db);
    const before = await tagOf();
    const refused = await test.call(placeRecords.deactivateCourt, {
      token,
      params: { id: court.id },
      body: { revision: 7 },
    });
    expect(refused.statusCode).toBe(409);
    expect(await tagOf()).toBe(before);
  });

  it('that is refused is refused whatever tag is sent', async () => {
    const answer = await list(await tagOf(), { state: 'nowhere' });
    expect(answer.statusCode).toBe(400);
  });
});
