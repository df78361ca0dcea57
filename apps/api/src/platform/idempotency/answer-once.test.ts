import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  await test.platform.db.sql(createProbeTable);
  token = (await aSignedInUser(test.platform.db, 'admin')).token;
});
afterAll(() => test.stop());

beforeEach(async () => {
  await test.platform.db.sql('delete from probe_notes');
});

const write = (key: string, text: string, as = token) =>
  test.call(probe.write, { token: as, body: { text }, headers: { 'idempotency-key': key } });

async function notes(): Promise<string[]> {
  const rows = await test.platform.db.sql<{ text: string }>('select text from probe_notes');
  return rows.map(({ text }) => text);
}

async function entries(action: string): Promise<number> {
  const [row] = await test.platform.db.sql<{ n: number }>(
    'select count(*) as n from system_log where action = $1',
    [action],
  );
  return row?.n ?? 0;
}

describe('a request with an idempotency key', () => {
  it('is answered a second time with the same status and bytes, and done once', async () => {
    const before = await entries('probe.write');
    const first = await write('key-replayed', 'one');
    const second = await write('key-replayed', 'one');
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await notes()).toEqual(['one']);
    expect(await entries('probe.write')).toBe(before + 1);
  });

  it('is refused with 422 when the body differs', async () => {
    await write('key-other-body', 'one');
    const second = await write('key-other-body', 'two');
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await notes()).toEqual(['one']);
  });

  it('belongs to its user: the same key of another is a request of its own', async () => {
    const other = await aSignedInUser(test.platform.db, 'admin');
    await write('key-two-users', 'mine');
    const theirs = await write('key-two-users', 'theirs', other.token);
    expect(theirs.statusCode).toBe(201);
    expect((await notes()).toSorted()).toEqual(['mine', 'theirs']);
  });

  it('is done once when twenty arrive together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write('key-together', 'once')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await notes()).toEqual(['once']);
  });

  it('replays a refusal too, and leaves nothing of what was undone', async () => {
    const refuse = () =>
      test.call(probe.refuse, {
        body: { text: 'undone' },
        headers: { 'idempotency-key': 'key-refused' },
      });
    const first = await refuse();
    const second = await refuse();
    expect(first.statusCode).toBe(409);
    expect(first.json()).toEqual({ message: 'Somebody was faster.', code: 'conflict', errors: {} });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await notes()).toEqual([]);
    expect(await entries('probe.refuse')).toBe(0);
  });

  it('is refused when the key is not one', async () => {
    for (const key of ['short', 'with space in it', 'x'.repeat(201)]) {
      expect((await write(key, 'never')).statusCode).toBe(400);
    }
    expect(await notes()).toEqual([]);
  });

  it('may also come without a key, and is then done each time', async () => {
    for (const text of ['a', 'a']) await test.call(probe.write, { token, body: { text } });
    expect(await notes()).toEqual(['a', 'a']);
  });
});
