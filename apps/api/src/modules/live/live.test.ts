import type { AddressInfo } from 'node:net';
import { auth } from '@courtside/contract/auth';
import { live } from '@courtside/contract/live';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publish, type Subscriber } from '../../platform/live/live-channel.ts';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { soon } from '../../testing/soon.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.stop());

const record = '0192f0c1-0000-7000-8000-000000000009';

/** Reads the stream as a browser would, over the network. */
async function open(token: string, app = test.app) {
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`http://127.0.0.1:${port}${live.news.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  let text = '';
  let isOver = false;
  const reading = (async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      text += chunk;
  })();
  void reading.catch(() => {}).finally(() => (isOver = true));
  const pieces = (): unknown[] =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, piece]) => JSON.parse(piece ?? '') as unknown);
  await soon(() => expect(pieces()[0]).toBeDefined());
  return { answer, pieces, text: () => text, isOver: () => isOver, leave: () => leaving.abort() };
}

/** The channel of a new application has heard nothing yet, and says so. */
const missed = { kind: 'missed' };

describe('GET /v1/live', () => {
  it('tells the user what changes for them, and nobody else', async () => {
    const { db } = test.platform;
    const [client, other] = [await aSignedInUser(db, 'client'), await aSignedInUser(db, 'client')];
    const [own, strange] = [await open(client.token), await open(other.token)];
    expect(own.answer.status).toBe(200);
    expect(Object.fromEntries(own.answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    await publish(db, { userId: client.id, kind: 'appearance', recordId: record });
    await publish(db, { userId: other.id, kind: 'action' });
    await soon(() => {
      expect(own.pieces()).toEqual([missed, { kind: 'appearance', recordId: record }]);
      expect(strange.pieces()).toEqual([missed, { kind: 'action' }]);
    });
  });

  it('says nothing more once the session has ended, and closes', async () => {
    const { db } = test.platform;
    const { id, token } = await aSignedInUser(db, 'attorney');
    const stream = await open(token);
    expect((await test.call(auth.logout, { token })).statusCode).toBe(200);
    await publish(db, { userId: id, kind: 'action' });
    await soon(() => expect(stream.isOver()).toBe(true));
    expect(stream.pieces()).toEqual([missed]);
    expect((await test.call(live.news, { token })).statusCode).toBe(401);
  });

  it('ends with the session also when there is no news, and shows until then that it lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { token } = await aSignedInUser(test.platform.db, 'admin');
    const stream = await open(token);
    const beats = () => stream.text().match(/^:$/gm)?.length;
    expect(beats()).toBe(1);
    vi.advanceTimersByTime(20_000);
    await soon(() => expect(beats()).toBe(2));
    await test.call(auth.logout, { token });
    vi.advanceTimersByTime(20_000);
    await soon(() => expect(stream.isOver()).toBe(true));
    expect(beats()).toBe(2);
  });

  it('forgets a reader who leaves', async () => {
    const { id, token } = await aSignedInUser(test.platform.db, 'client');
    const subscribe = vi.spyOn(test.platform.live, 'subscribe');
    onTestFinished(() => subscribe.mockRestore());
    const stream = await open(token);
    const [, reader] = subscribe.mock.calls[0] ?? [];
    const heard = vi.spyOn(reader as Subscriber, 'hear');
    stream.leave();
    await soon(() => expect(stream.isOver()).toBe(true));
    const other = await open(token);
    await publish(test.platform.db, { userId: id, kind: 'action' });
    await soon(() => expect(other.pieces()).toContainEqual({ kind: 'action' }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets the process stop', async () => {
    const own = await buildOwnTestApp();
    await own.app.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await aSignedInUser(own.platform.db, 'client');
    const stream = await open(token, own.app);
    await own.app.close();
    await soon(() => expect(stream.isOver()).toBe(true));
  });
});
