import { ApiError, noAnswerStatus } from '@courtside/contract/client';
import type { ErrorCode } from '@courtside/contract/errors';
import { expect, it } from 'vitest';
import { isAnswered, noteAnswer } from './answered-keys.ts';

const refusal = (status: number, code: ErrorCode = 'conflict') =>
  new ApiError(status, { message: 'x', code });

it.each([
  ['done', undefined, true],
  ['refused', refusal(409), true],
  ['not there', refusal(404), true],
  ['still running', refusal(409, 'request_in_progress'), false],
  ['failed by us', refusal(503), false],
  ['lost on its way', refusal(noAnswerStatus), false],
  ['given up', new DOMException('x', 'AbortError'), false],
])('a call that was %s', (name, error, is) => {
  noteAnswer(`key of ${name}`, error);
  expect(isAnswered(`key of ${name}`)).toBe(is);
});
