import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { captureLog } from '../testing/captured-log.ts';
import { aSignedInUser } from '../testing/factories.ts';
import { probe, withProbe } from '../testing/probe.ts';
import { createLogger } from './log.ts';

describe('the log of requests', () => {
  const log = captureLog();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ extra: withProbe, logTo: log });
  });
  afterAll(() => test.stop());

  it('says method, pattern, status and time of each, under the id that the answer carries', async () => {
    const { token } = await aSignedInUser(test.platform.db, 'admin');
    const answer = await test.app.inject({
      url: '/v1/admin/logs/7?cursor=very-secret',
      headers: { authorization: `Bearer ${token}`, cookie: 'sid=very-secret' },
    });
    const line = log.lines.findLast(({ msg }) => msg === 'request');
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/v1/admin/logs/:seq',
      status: 404,
      ms: expect.any(Number) as number,
      msg: 'request',
    });
  });

  it('holds no token, address of mail, query or body, whatever the outcome', async () => {
    const { token } = await aSignedInUser(test.platform.db, 'admin');
    const secrets = [token, 'very-secret', 'someone@example.com'];
    const headers = { authorization: `Bearer ${token}`, cookie: 'very-secret' };
    for (const path of [probe.crash.path, '/v1/nothing', '/v1/admin/logs', '/v1/mobile', '/%zz']) {
      await test.app.inject({ url: `${path}?email=someone@example.com&hash=very-secret`, headers });
    }
    const body = { text: 'someone@example.com very-secret' };
    await test.app.inject({ method: 'POST', url: probe.write.path, payload: body, headers });
    expect(log.lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(5);
    expect(log.lines.some(({ level }) => level === 50)).toBe(true);
    for (const secret of secrets) expect(log.text).not.toContain(secret);
  });

  it('keeps the values of a failed query out, also those of several lines', async () => {
    const values = sql`select ${'first secret'}::int, ${'second\nthird secret\n    at fourth secret'}`;
    const error = await test.platform.db.orm.execute(values).catch((thrown: unknown) => thrown);
    test.log.error({ err: error }, 'query failed');
    const line = log.lines.findLast(({ msg }) => msg === 'query failed');
    expect(line).toMatchObject({
      err: { message: expect.stringContaining('Failed query') as string },
    });
    expect(JSON.stringify(line)).not.toMatch(/first|second|third|fourth/);
  });
});

describe('the logger', () => {
  function logged(fields: object): Record<string, unknown> {
    const log = captureLog();
    createLogger('info', log).info(fields, 'said');
    const [line] = log.lines;
    if (!line) throw new Error('Nothing was logged');
    return line;
  }

  it.each(['password', 'token', 'authorization', 'cookie', 'email', 'recipient'])(
    'hides %s, on its own and one level down',
    (name) => {
      expect(logged({ [name]: 'x', user: { [name]: 'x', id: 1 } })).toMatchObject({
        [name]: '[hidden]',
        user: { [name]: '[hidden]', id: 1 },
      });
    },
  );

  it('hides addresses of mail in what an error says, and in its cause', () => {
    const cause = new Error('550 <zoe.o-hara+x@mail.example.com> unknown');
    const text = JSON.stringify(logged({ err: new Error('to zoe@example.com failed', { cause }) }));
    expect(text).toContain('to [hidden] failed');
    expect(text).toContain('550 <[hidden]> unknown');
    expect(text).not.toContain('example.com');
  });

  it('says type, code and where an error came from', () => {
    const error = Object.assign(new TypeError('wrong'), { code: 'E1', email: 'zoe@example.com' });
    const { err } = logged({ err: error }) as { err: Record<string, string> };
    expect(Object.keys(err)).toEqual(['type', 'code', 'message', 'stack']);
    expect(err).toMatchObject({ type: 'TypeError', code: 'E1', message: 'wrong' });
    expect(err['stack']).toMatch(/^TypeError: wrong\n {4}at .*log\.test\.ts/);
  });
});
