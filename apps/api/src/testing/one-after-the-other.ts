import { expect } from 'vitest';
import type { Tx } from '../platform/db/database.ts';
import type { TestApp } from './build-test-app.ts';

/** Begins `second` while the transaction of `first` is open, and ends it once the other waits for it. */
export async function oneAfterTheOther<Answer>(
  { platform: { db } }: TestApp,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  let waiting: Promise<Answer> | undefined;
  const isBlocked = async () =>
    (
      await db.sql(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0;
  await db.transaction(async (tx) => {
    await first(tx);
    waiting = second();
    await expect.poll(isBlocked, { timeout: 5_000, interval: 20 }).toBe(true);
  });
  if (!waiting) throw new Error('The second did not begin');
  return waiting;
}
