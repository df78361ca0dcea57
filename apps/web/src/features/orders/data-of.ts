import { appearances } from '@courtside/contract/appearances';
import { call } from '../../platform/api.ts';
import type { Appearance } from './orders-queries.ts';

/** An appearance as the form reads it, with the names of the attorneys that it speaks of. */
export async function dataOf(
  { order, caseType }: Appearance,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const data = { ...order, caseType };
  if (!order.preferredAttorney && order.excludedAttorneys.length === 0) return data;
  const { items } = await call(appearances.searchAttorneys, { query: {} }, { signal });
  return { ...data, attorneyNames: Object.fromEntries(items.map(({ id, name }) => [id, name])) };
}
