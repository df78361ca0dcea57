import { contract, endpointsOf } from '@courtside/contract';
import { errorCodes } from '@courtside/contract/errors';
import { rolesFor } from '@courtside/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

interface Operation {
  operationId: string;
  summary: string;
  'x-access': string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: object };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
}

let test: TestApp;
let document: Document;
let contentType: string;
beforeAll(async () => {
  test = await buildTestApp();
  const answer = await test.app.inject({ method: 'GET', url: '/v1/openapi.json' });
  contentType = String(answer.headers['content-type']);
  document = answer.json<Document>();
});
afterAll(() => test.stop());

const all = endpointsOf(contract);
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const references = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');

describe('the OpenAPI document', () => {
  it('is one of version 3.1 with a title and a version', () => {
    expect(contentType).toMatch(/^application\/json/);
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Courtside API', version: '1.3.4' });
    expect(document.components.securitySchemes).toEqual({
      session: { type: 'http', scheme: 'bearer' },
    });
  });

  it('has every endpoint of the contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
    );
  });

  it('names each operation differently', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(all.length);
  });

  it('refers to nothing that is not in it', () => {
    const known = Object.keys(document.components.schemas).map((n) => `#/components/schemas/${n}`);
    expect(known).toContain('#/components/schemas/Error');
    expect(references(document).filter((target) => !known.includes(target))).toEqual([]);
  });

  it('says what every error looks like', () => {
    expect(document.components.schemas['Error']).toMatchObject({
      type: 'object',
      required: ['message', 'code', 'errors'],
      properties: { code: { enum: errorCodes }, errors: { type: 'object' } },
    });
  });
});

describe.each(all)('$endpoint.method $endpoint.path', ({ tag, name, endpoint }) => {
  const operation = () => {
    const found = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!found) throw new Error('The operation is not described');
    return found;
  };

  it('says who may call it, and by what', () => {
    const { access } = endpoint;
    expect(operation()).toMatchObject({
      operationId: `${tag}.${name}`,
      'x-access': access === 'public' ? 'anyone' : rolesFor(access).join(', '),
      security: access === 'public' ? [] : [{ session: [] }],
    });
  });

  it('describes each part of its path, its query and its body', () => {
    const { parameters, requestBody } = operation();
    const namesIn = (place: string) =>
      parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    expect(namesIn('path')).toEqual(inPath);
    expect(namesIn('query')).toEqual(Object.keys(endpoint.query?.shape ?? {}));
    expect(namesIn('header')).toEqual(endpoint.idempotent ? ['Idempotency-Key'] : []);
    expect(parameters.filter((p) => p.in === 'path').every((p) => p.required)).toBe(true);
    expect(Object.keys(requestBody?.content ?? {})).toEqual([
      ...(endpoint.body ? ['application/json'] : []),
      ...(endpoint.upload ? ['application/octet-stream'] : []),
    ]);
  });

  it('describes its answer and its errors', () => {
    const { responses } = operation();
    const content = responses[endpoint.status ?? 200]?.content ?? {};
    const type = endpoint.stream ? 'text/event-stream' : 'application/json';
    expect(Object.keys(content)).toEqual([endpoint.download?.type ?? type]);
    if (!endpoint.download && !endpoint.stream) {
      const schema = content['application/json']?.schema ?? {};
      expect(Object.keys(schema)).toContainEqual(
        expect.stringMatching(/^(type|oneOf|anyOf|allOf)$/),
      );
    }
    const expected = ['400', '503', ...(endpoint.access === 'public' ? [] : ['401', '403'])];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) >= 400) {
        expect(answer.content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
  });
});
