import { contract, endpointsOf } from '@courtside/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';

const { write, refuse } = probe;
// A stream takes nothing but its caller's session, and its answer would not end.
const all = endpointsOf({ ...contract, probe: { write, refuse } }).filter(
  ({ endpoint }) => !endpoint.stream,
);

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  await test.platform.db.sql(createProbeTable);
  token = (await aSignedInUser(test.platform.db, 'admin', 'client', 'attorney')).token;
});
afterAll(() => test.stop());

const awkward = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '$1',
  '%s',
  '-1',
  '9'.repeat(40),
  '1e309',
  'NaN',
  '__proto__',
  '0192f0c1-0000-7000-8000-000000000000',
  '2026-02-30T25:61:61Z',
  Buffer.from('["1"]').toString('base64url'),
  'x'.repeat(5_000),
);
const awkwardText = fc.oneof(awkward, fc.string({ unit: 'binary' }));
const anything = fc.oneof(fc.jsonValue(), awkwardText, fc.double(), fc.constant(null));

/** Values that have the outer form of the schema, so that they get as far in as possible. */
function shapedBy(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, fieldBy(property)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return fc.array(fieldBy(schema.items), { maxLength: 5 });
  }
  if (schema.type === 'string') return fc.oneof(awkwardText, fc.uuid(), fc.string());
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer(), fc.double());
  return anything;
}
const fieldBy = (schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: typeof schema === 'boolean' ? anything : shapedBy(schema) },
    { weight: 1, arbitrary: anything },
  );

const valuesFor = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  schema
    ? fieldBy(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant(undefined);

const asText = (values: unknown): Record<string, string> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
        ]),
      )
    : {};

describe.each(all)('$endpoint.method $endpoint.path', ({ endpoint }) => {
  it('answers whatever is sent with less than 500, in the error form when it refuses', async () => {
    const requests = fc.record({
      params: valuesFor(endpoint.params),
      query: valuesFor(endpoint.query),
      body: valuesFor(endpoint.body),
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ params, query, body }) => {
        const given = asText(params);
        const answer = await test.call(endpoint, {
          token,
          params: Object.fromEntries(
            Object.keys(endpoint.params?.shape ?? {}).map((name) => [
              name,
              encodeURIComponent((given[name] ?? '1').slice(0, 150).toWellFormed()),
            ]),
          ),
          query: asText(query),
          ...(body !== undefined && { body: JSON.stringify(body) }),
          headers: endpoint.body ? { 'content-type': 'application/json' } : {},
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(Object.keys(answer.json())).toEqual(['message', 'code', 'errors']);
        }
      }),
      { numRuns: 80 },
    );
  });
});
