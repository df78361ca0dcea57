import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Db } from '../db/database.ts';
import { type LiveEvent, openLiveChannel, publish } from './live-channel.ts';

const robin = '0192f0c1-0000-7000-8000-000000000001';
const other = '0192f0c1-0000-7000-8000-000000000002';

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await buildTestApp();
  db = test.platform.db;
});
afterAll(() => test.stop());

const errors: Error[] = [];
beforeEach(() => {
  errors.length = 0;
});

async function aChannel() {
  const live = openLiveChannel(test.databaseUrl, (error) => errors.push(error));
  onTestFinished(() => live.stop());
  await live.ready;
  return live;
}

function hearing(live: Awaited<ReturnType<typeof aChannel>>, userId = robin) {
  const heard: LiveEvent[] = [];
  const end = live.subscribe(userId, (event) => heard.push(event));
  return { heard, end };
}

const news = (kind: string): LiveEvent => ({ userId: robin, kind, recordId: 'r1' });

/** Waits until everything published before has been heard. */
async function settled(live: Awaited<ReturnType<typeof aChannel>>): Promise<void> {
  const marker = randomUUID();
  const { heard, end } = hearing(live, marker);
  await publish(db, { userId: marker, kind: 'marker' });
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 5_000, interval: 5 });
  end();
}

describe('the live channel', () => {
  it('carries news to the subscribers of that user in every process', async () => {
    const [here, there] = await Promise.all([aChannel(), aChannel()]);
    const [first, second, third] = [hearing(here), hearing(here), hearing(there)];
    const stranger = hearing(there, other);
    await db.transaction((tx) => publish(tx, news('badge')));
    await Promise.all([settled(here), settled(there)]);
    for (const { heard } of [first, second, third]) expect(heard).toEqual([news('badge')]);
    expect(stranger.heard).toEqual([]);
  });

  it('carries nothing before the transaction commits, and nothing when it does not', async () => {
    const live = await aChannel();
    const { heard } = hearing(live);
    await db.transaction(async (tx) => {
      await publish(tx, news('committed'));
      await settled(live);
      expect(heard).toEqual([]);
    });
    const undone = db.transaction(async (tx) => {
      await publish(tx, news('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await settled(live);
    expect(heard).toEqual([news('committed')]);
  });

  it('keeps the order of what was published', async () => {
    const live = await aChannel();
    const { heard } = hearing(live);
    for (let i = 0; i < 50; i += 1) await publish(db, news(`n${i}`));
    await settled(live);
    expect(heard.map(({ kind }) => kind)).toEqual(Array.from({ length: 50 }, (_, i) => `n${i}`));
  });

  it('is silent after the subscription ended, for that subscriber alone', async () => {
    const live = await aChannel();
    const [leaving, staying] = [hearing(live), hearing(live)];
    leaving.end();
    await publish(db, news('badge'));
    await settled(live);
    expect(leaving.heard).toEqual([]);
    expect(staying.heard).toHaveLength(1);
  });

  it('keeps a new subscription when an old one is ended twice', async () => {
    const live = await aChannel();
    const old = hearing(live);
    old.end();
    const fresh = hearing(live);
    old.end();
    await publish(db, news('badge'));
    await settled(live);
    expect(fresh.heard).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'not json'],
    ['nothing', ''],
    ['null', 'null'],
    ['another form', '{"userId":"everyone","kind":"x"}'],
    ['a missing kind', `{"userId":"${robin}"}`],
    ['__proto__', `{"__proto__":{"userId":"${robin}","kind":"x"}}`],
  ])('passes over what is not news: %s', async (_, payload) => {
    const live = await aChannel();
    const { heard } = hearing(live);
    await db.sql(`select pg_notify('courtside_live', $1)`, [payload]);
    await settled(live);
    expect(heard).toEqual([]);
  });

  it('serves the others when one subscriber fails', async () => {
    const live = await aChannel();
    live.subscribe(robin, () => {
      throw new Error('a broken stream');
    });
    const { heard } = hearing(live);
    await publish(db, news('badge'));
    await settled(live);
    expect(heard).toEqual([news('badge')]);
    expect(errors.map(({ message }) => message)).toEqual(['a broken stream']);
  });
});

describe('the connection of the live channel', () => {
  const connections = () =>
    db.sql<{ pid: number }>(
      `select pid from pg_stat_activity
        where application_name = 'courtside live' and datname = current_database()`,
    );

  it('comes back by itself after it was lost, with its subscribers', async () => {
    const live = await aChannel();
    const { heard } = hearing(live);
    for (const { pid } of await connections())
      await db.sql('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(
      async () => {
        await publish(db, news('back'));
        await sleep(20);
        expect(heard.length).toBeGreaterThan(0);
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(errors.length).toBeGreaterThanOrEqual(1);
    expect(await connections()).toHaveLength(1);
  });

  it('is gone after a stop, also one that came while it was being made', async () => {
    const settledChannel = await aChannel();
    await settledChannel.stop();
    const hasty = openLiveChannel(test.databaseUrl, (error) => errors.push(error));
    await hasty.stop();
    await hasty.ready;
    await vi.waitFor(async () => expect(await connections()).toEqual([]), { timeout: 5_000 });
    expect(errors).toEqual([]);
  });
});
