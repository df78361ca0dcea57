import { expect, it } from 'vitest';
import { readApi, searchApi } from './read-api.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Courtside API', version: '1.3.4' },
  paths: {
    '/v1/mobile': {
      get: {
        tags: ['mobile'],
        summary: 'The newest build',
        'x-access': 'anyone',
        responses: { 200: { description: 'Done', content: {} } },
      },
    },
    '/v1/auth/login': {
      post: {
        tags: ['auth'],
        summary: 'Sign in',
        'x-access': 'anyone',
        parameters: [
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { login: { type: 'string' } } },
            },
          },
        },
        responses: {
          200: { description: 'Done' },
          422: { description: 'invalid_request: Please check the marked fields.' },
        },
      },
    },
  },
};

it('groups endpoints by tag, in order', () => {
  const { title, version, groups } = readApi(document);
  expect([title, version]).toEqual(['Courtside API', '1.3.4']);
  expect(groups.map(({ tag }) => tag)).toEqual(['auth', 'mobile']);
});

it('reads an endpoint whole', () => {
  const operation = readApi(document).groups[0]?.operations[0];
  expect(operation).toMatchObject({
    id: 'post-v1-auth-login',
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Sign in',
    access: 'anyone',
    parameters: [
      { name: 'Idempotency-Key', place: 'header', required: false, note: 'at least 8 long' },
    ],
    request: [{ path: 'login', type: 'string' }],
    answers: [{ status: '200' }],
    refusals: [{ status: '422', description: 'invalid_request: Please check the marked fields.' }],
  });
});

it('finds endpoints that hold every word', () => {
  const { groups } = readApi(document);
  expect(searchApi(groups, ' POST  login ').map(({ tag }) => tag)).toEqual(['auth']);
  expect(searchApi(groups, 'login build')).toEqual([]);
  expect(searchApi(groups, '')).toEqual(groups);
});

it.each([null, 'nonsense', {}, { paths: [] }])('reads %j as an empty API', (source) => {
  expect(readApi(source)).toEqual({ title: 'API', version: '', groups: [] });
});
