import { expect, it } from 'vitest';
import { describeSchema } from './describe-schema.ts';

const words = (schema: unknown, document = {}) =>
  describeSchema(schema, document).map(({ path, type, required, note }) =>
    [path, type, required ? 'required' : 'optional', note].filter(Boolean).join(' | '),
  );

it('lists the fields of an object with their types and limits', () => {
  expect(
    words({
      type: 'object',
      required: ['email'],
      properties: {
        email: { type: 'string', format: 'email', maxLength: 320 },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
        count: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
      },
    }),
  ).toEqual([
    'email | email | required | at most 320 long',
    'limit | integer | optional | from 1, to 100, default 50',
    'count | integer | optional',
  ]);
});

it('follows lists, maps, alternatives and nulls', () => {
  expect(
    words({
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        },
        errors: { type: 'object', additionalProperties: { type: 'string' } },
        next: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        role: { enum: ['client', 'attorney'] },
      },
    }),
  ).toEqual([
    'items | list of object | optional',
    'items[].id | string | required',
    'errors | map of string | optional',
    'next | string or null | optional',
    'role | "client" or "attorney" | optional',
  ]);
});

it('follows references once and stops where they turn in a circle', () => {
  const document = {
    components: {
      schemas: {
        Node: {
          type: 'object',
          properties: { child: { $ref: '#/components/schemas/Node' }, name: { type: 'string' } },
        },
      },
    },
  };
  expect(words({ $ref: '#/components/schemas/Node' }, document)).toEqual([
    'child | Node, as above | optional',
    'name | string | optional',
  ]);
});

it('keeps the line of a body that is no object', () => {
  expect(words({ type: 'string', format: 'date' })).toEqual(['date | required']);
  expect(words(undefined)).toEqual(['anything | required']);
});
