import { practices } from '@courtside/contract/practices';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';

export type PracticeCall = keyof typeof practices;

interface PracticeRequest {
  params?: Record<string, string>;
  body?: unknown;
}

export interface CallDetails extends PracticeRequest {
  /** Who calls, where it is not the attorney of the test. */
  as?: SignedInUser;
}

/** What the practice of an attorney answers, and with which status. */
export async function callPractice(
  test: TestApp,
  { token }: SignedInUser,
  name: PracticeCall,
  request: PracticeRequest,
) {
  const answer = await test.call(practices[name], { token, ...request });
  const body = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, ...body } as Record<string, unknown> & { status: number };
}
