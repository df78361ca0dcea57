import { offers } from '@courtside/contract/offers';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';

interface Page {
  items: { id: string; distanceMiles: number | null }[];
  next: string | null;
}

/** A page of what an attorney could take. */
export async function listOffers(
  test: TestApp,
  { token }: SignedInUser,
  query: Record<string, string> = {},
): Promise<Page> {
  const answer = await test.call(offers.list, { token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}

export const idsOf = ({ items }: Page): string[] => items.map(({ id }) => id);
