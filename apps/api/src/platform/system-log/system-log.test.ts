import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';
import { invariants } from '../doctor/invariants.ts';
import { record } from './system-log.ts';

let test: TestApp;
let user: { id: string; token: string };
beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  await test.platform.db.sql(createProbeTable);
  user = await aSignedInUser(test.platform.db, 'admin');
});
afterAll(() => test.stop());

const origin = { actor: undefined, requestId: 'test', address: '192.0.2.1' };
const change = { action: 'test.change', recordType: 'thing', recordId: 'one' };

async function brokenLinks(): Promise<unknown[]> {
  const chain = invariants.find(({ number }) => number === 13);
  return test.platform.db.sql(chain?.sql ?? '');
}

describe('the system log', () => {
  it('says who, what, which record, from where, before and after', async () => {
    const written = await test.call(probe.write, { token: user.token, body: { text: 'kept' } });
    const { id } = written.json<{ id: string }>();
    const [entry] = await test.platform.db.sql(
      `select actor_id, actor_name, action, record_type, record_id, address, request_id, before, after
         from system_log where record_id = $1`,
      [id],
    );
    expect(entry).toEqual({
      actor_id: user.id,
      actor_name: 'Robin Vale',
      action: 'probe.write',
      record_type: 'note',
      record_id: id,
      address: '127.0.0.1',
      request_id: written.headers['x-request-id'],
      before: null,
      after: { id, text: 'kept' },
    });
  });

  it('has no gap and no fork when many write at once, and none for what was rolled back', async () => {
    const { db } = test.platform;
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        db.transaction(async (tx) => {
          record(tx, origin, { ...change, recordId: randomUUID() });
          if (i % 3 === 0) throw new Error('rolled back');
        }),
      ),
    );
    const [row] = await db.sql<{ rows: number; last: number }>(
      'select count(*) as rows, max(seq) as last from system_log',
    );
    expect(row?.rows).toBe(row?.last);
    expect(await brokenLinks()).toEqual([]);
  });

  it.each([
    ['update', `update system_log set action = 'forged' where seq = 1`],
    ['delete', 'delete from system_log where seq = 1'],
    ['truncate', 'truncate system_log'],
  ])('refuses %s', async (_, sql) => {
    await expect(test.platform.db.sql(sql)).rejects.toThrow('append-only');
  });

  it('shows a change made behind its back', async () => {
    const { db } = test.platform;
    await db.sql('alter table system_log disable trigger append_only');
    await db.sql(`update system_log set action = 'forged' where seq = 2`);
    expect(await brokenLinks()).toEqual([{ seq: 2 }]);
  });
});
