import type { ErrorBody } from '@courtside/contract/errors';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** The refusal that a request is answered with, which has the form of all refusals and tells no inner detail. */
export async function refusalOf({ app }: TestApp, options: InjectOptions) {
  const answer = await app.inject(options);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = answer.json<ErrorBody>();
  expect(Object.keys(body)).toEqual(['message', 'code', 'errors']);
  expect(answer.body).not.toMatch(/ at .*\.[jt]s|node_modules|secret detail/);
  return { status: answer.statusCode, code: body.code, errors: body.errors };
}
