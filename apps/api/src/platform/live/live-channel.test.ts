import { randomUUID } from 'node:crypto';
import type { News } from '@courtside/contract/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { soon } from '../../testing/soon.ts';
import type { Db } from '../db/database.ts';
import {
  type AddressedNews,
  createLiveChannel,
  type LiveChannel,
  publish,
} from './live-channel.ts';

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

function aChannel(): LiveChannel {
  const live = createLiveChannel(test.databaseUrl, (error) => errors.push(error));
  onTestFinished(() => live.stop());
  return live;
}

/** What a subscriber hears after having been told to ask for all anew, as the first ones are. */
async function hearing(live: LiveChannel, userId = robin) {
  const heard: News[] = [];
  let ends = 0;
  const leave = await live.subscribe(userId, {
    hear: (piece) => heard.push(piece),
    end: () => (ends += 1),
  });
  expect(heard.splice(0)).toEqual([{ kind: 'missed' }]);
  return { heard, leave, ends: () => ends };
}

const ids = Array.from({ length: 50 }, () => randomUUID());
const [first = '', second = ''] = ids;
const told = (recordId: string): AddressedNews => ({ userId: robin, kind: 'action', recordId });
const heardAs = (recordId: string): News => ({ kind: 'action', recordId });

/** Waits until everything published before has been heard. */
async function settled(live: LiveChannel): Promise<void> {
  const marker = randomUUID();
  const { heard, leave } = await hearing(live, marker);
  await publish(db, { userId: marker, kind: 'offer' });
  await soon(() => expect(heard).toHaveLength(1));
  leave();
}

describe('the live channel', () => {
  it('carries news to the subscribers of that user in every process', async () => {
    const [here, there] = [aChannel(), aChannel()];
    const own = await Promise.all([hearing(here), hearing(here), hearing(there)]);
    const stranger = await hearing(there, other);
    await db.transaction((tx) => publish(tx, told(first)));
    await Promise.all([settled(here), settled(there)]);
    for (const { heard } of own) expect(heard).toEqual([heardAs(first)]);
    expect(stranger.heard).toEqual([]);
  });

  it('carries nothing before the transaction commits, and nothing when it does not', async () => {
    const live = aChannel();
    const { heard } = await hearing(live);
    await db.transaction(async (tx) => {
      await publish(tx, told(first));
      await settled(live);
      expect(heard).toEqual([]);
    });
    const undone = db.transaction(async (tx) => {
      await publish(tx, told(second));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await settled(live);
    expect(heard).toEqual([heardAs(first)]);
  });

  it('keeps the order of what was published, one by one and together', async () => {
    const live = aChannel();
    const { heard } = await hearing(live);
    for (const id of ids.slice(0, 25)) await publish(db, told(id));
    await publish(db, ...ids.slice(25).map(told));
    await publish(db);
    await settled(live);
    expect(heard).toEqual(ids.map(heardAs));
  });

  it('is silent after the subscription ended, for that subscriber alone', async () => {
    const live = aChannel();
    const [leaving, staying] = await Promise.all([hearing(live), hearing(live)]);
    leaving.leave();
    await publish(db, told(first));
    await settled(live);
    expect(leaving.heard).toEqual([]);
    expect(staying.heard).toHaveLength(1);
  });

  it('keeps a new subscription when an old one is ended twice', async () => {
    const live = aChannel();
    const old = await hearing(live);
    old.leave();
    const fresh = await hearing(live);
    old.leave();
    await publish(db, told(first));
    await settled(live);
    expect(fresh.heard).toHaveLength(1);
  });

  it('ends the oldest subscription of a user who has ten', async () => {
    const live = aChannel();
    const own = [];
    for (let n = 0; n < 11; n += 1) own.push(await hearing(live));
    const stranger = await hearing(live, other);
    await publish(db, told(first));
    await settled(live);
    expect(own.map(({ ends }) => ends())).toEqual([1, ...Array(10).fill(0)]);
    expect(own.map(({ heard }) => heard.length)).toEqual([0, ...Array(10).fill(1)]);
    expect(stranger.ends()).toBe(0);
  });

  it.each([
    ['no JSON', 'not json'],
    ['nothing', ''],
    ['null', 'null'],
    ['another form', '{"userId":"everyone","kind":"action"}'],
    ['a missing kind', `{"userId":"${robin}"}`],
    ['a kind of its own', `{"userId":"${robin}","kind":"x"}`],
    ['__proto__', `{"__proto__":{"userId":"${robin}","kind":"action"}}`],
  ])('passes over what is not news: %s', async (_, payload) => {
    const live = aChannel();
    const { heard } = await hearing(live);
    await db.sql(`select pg_notify('courtside_live', $1)`, [payload]);
    await settled(live);
    expect(heard).toEqual([]);
  });

  it('serves the others when one subscriber fails', async () => {
    const live = aChannel();
    await live.subscribe(robin, {
      hear: ({ kind }) => {
        if (kind !== 'missed') throw new Error('a broken stream');
      },
      end: () => {},
    });
    const { heard } = await hearing(live);
    await publish(db, told(first));
    await settled(live);
    expect(heard).toEqual([heardAs(first)]);
    expect(errors.map(({ message }) => message)).toEqual(['a broken stream']);
  });
});

describe('a subscriber who comes late', () => {
  /** As if the channel had listened for a minute. */
  async function aLongListener(live: LiveChannel) {
    const subscriber = await hearing(live);
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    onTestFinished(() => spy.mockRestore());
    return subscriber;
  }

  it('is told what came in the last ten seconds, and what is theirs alone', async () => {
    const live = aChannel();
    const { heard } = await aLongListener(live);
    await publish(db, told(first), { userId: other, kind: 'offer' }, told(second));
    await soon(() => expect(heard).toHaveLength(2));
    const late: News[] = [];
    await live.subscribe(robin, { hear: (piece) => late.push(piece), end: () => {} });
    expect(late).toEqual([heardAs(first), heardAs(second)]);
  });

  it('is not told what is older', async () => {
    const live = aChannel();
    const { heard } = await hearing(live);
    await publish(db, told(first));
    await soon(() => expect(heard).toHaveLength(1));
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001);
    onTestFinished(() => void vi.restoreAllMocks());
    const late: News[] = [];
    await live.subscribe(robin, { hear: (piece) => late.push(piece), end: () => {} });
    expect(late).toEqual([]);
  });
});

describe('the connection of the live channel', () => {
  const connections = () =>
    db.sql<{ pid: number }>(
      `select pid from pg_stat_activity
        where application_name = 'courtside live' and datname = current_database()`,
    );

  it('is made for the first subscriber, and shared by all', async () => {
    const live = aChannel();
    expect(await connections()).toEqual([]);
    await Promise.all([hearing(live), hearing(live, other)]);
    expect(await connections()).toHaveLength(1);
  });

  it('ends its subscribers when it is lost, and is made anew for the next', async () => {
    const live = aChannel();
    const { ends, leave } = await hearing(live);
    for (const { pid } of await connections())
      await db.sql('select pg_terminate_backend($1)', [pid]);
    await soon(() => expect(ends()).toBe(1));
    expect(errors.length).toBeGreaterThanOrEqual(1);
    const back = await hearing(live);
    leave();
    await publish(db, told(first));
    await settled(live);
    expect(back.heard).toEqual([heardAs(first)]);
    expect(await connections()).toHaveLength(1);
  });

  it('refuses where there is no database, and listens once there is', async () => {
    const nowhere = createLiveChannel('postgres://127.0.0.1:1/none', (error) => errors.push(error));
    onTestFinished(() => nowhere.stop());
    for (let n = 0; n < 2; n += 1) {
      await expect(nowhere.subscribe(robin, { hear: () => {}, end: () => {} })).rejects.toThrow(
        'We cannot reach our records right now',
      );
    }
    expect(errors).toHaveLength(2);
  });

  it('is gone after a stop, also one that came while it was being made', async () => {
    const settledChannel = aChannel();
    const { ends } = await hearing(settledChannel);
    await settledChannel.stop();
    expect(ends()).toBe(1);
    const hasty = aChannel();
    const subscribed = hearing(hasty);
    await hasty.stop();
    expect((await subscribed).ends()).toBe(1);
    const late = hasty.subscribe(robin, { hear: () => {}, end: () => {} });
    await expect(late).rejects.toThrow('We cannot reach our records right now');
    await soon(async () => expect(await connections()).toEqual([]));
    expect(errors).toEqual([]);
  });
});
