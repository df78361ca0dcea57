import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let test: TestApp;
let authorization: string;
beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  await test.platform.db.sql(createProbeTable);
  authorization = `Bearer ${(await aSignedInUser(test.platform.db, 'admin')).token}`;
});
afterAll(() => test.stop());

const post = (payload: string | Buffer, type = 'application/json') =>
  refusalOf(test, {
    method: 'POST',
    url: probe.write.path,
    payload,
    headers: { authorization, 'content-type': type },
  });

const nested = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
const unknown = 'Unknown field';

const badBodies: [string, string, Record<string, string>?][] = [
  ['an extra field', '{"text":"a","role":"admin"}', { role: unknown }],
  ['extra fields', '{"text":"a","fee":1,"status":"x"}', { fee: unknown, status: unknown }],
  ['__proto__', '{"text":"a","__proto__":{"role":"admin"}}'],
  ['an escaped __proto__', '{"text":"a","\\u005f_proto__":{"role":"admin"}}'],
  ['constructor.prototype', '{"text":"a","constructor":{"prototype":{"role":"admin"}}}'],
  ['constructor', '{"text":"a","constructor":1}', { constructor: unknown }],
  ['toString', '{"text":"a","toString":1}', { toString: unknown }],
  ['arrays 100,000 deep', nested('[', ']')],
  ['arrays 100,000 deep in a field', `{"text":${nested('[', ']')}}`],
  ['objects 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['text', '"text"'],
  ['a number', '1e400'],
  ['an absent field', '{}'],
  ['a field of another type', '{"text":99999999999999999999999999}'],
  ['a field of null', '{"text":null}'],
  ['NUL', '{"text":"a\\u0000b"}', { text: 'Contains characters we cannot keep' }],
  ['a lone high surrogate', '{"text":"a\\ud800"}'],
  ['a lone low surrogate', '{"text":"\\udc00a"}'],
  ['surrogates in the wrong order', '{"text":"\\udc00\\ud800"}'],
  ['too long a text', `{"text":"${'x'.repeat(201)}"}`, { text: 'Too long' }],
  ['JSON cut short', '{"text":"a'],
  ['JSON with more behind it', '{"text":"a"} {"text":"b"}'],
  ['a script', '<script>alert(1)</script>'],
];

describe('a body with', () => {
  it.each(badBodies)('%s is refused and changes nothing', async (_, payload, errors) => {
    const refusal = await post(payload);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' });
    if (errors) expect(refusal.errors).toEqual(errors);
    expect(await test.platform.db.sql('select text from probe_notes')).toEqual([]);
    expect(await test.platform.db.sql('select seq from system_log')).toEqual([]);
  });

  it('bytes that are not UTF-8 is refused or kept as marks of doubt, never a fault', async () => {
    const payload = Buffer.concat([
      Buffer.from('{"role":"'),
      Buffer.of(0xff, 0xfe),
      Buffer.from('"}'),
    ]);
    expect(await post(payload)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('more than a megabyte is too large', async () => {
    expect(await post(`{"text":"${'x'.repeat(1024 * 1024)}"}`)).toEqual({
      status: 413,
      code: 'payload_too_large',
      errors: {},
    });
  });

  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    'x',
    ';',
  ])('the content type %s is not taken', async (type) => {
    expect(await post('{"text":"a"}', type)).toEqual({
      status: 415,
      code: 'unsupported_media_type',
      errors: {},
    });
  });
});
