import type { FastifyBaseLogger } from 'fastify';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { tryAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { record } from '../../platform/system-log/system-log.ts';

// Enough to see that it happens; an attack does not fill the log.
const perAccount = { burst: 3, seconds: 900 };

/**
 * Puts a wrong password for an existing account on record. After the answer, for writing takes time
 * that would tell existing accounts from others.
 */
export function logFailedLogin(
  platform: Platform,
  { userId, origin, log }: { userId: string; origin: Origin; log: FastifyBaseLogger },
): void {
  const write = async () => {
    if (!(await tryAllowance(platform, `login log ${userId}`, perAccount))) return;
    await platform.db.transaction(async (tx) => {
      record(tx, origin, { action: 'auth.login_failed', recordType: 'user', recordId: userId });
    });
  };
  setImmediate(() => {
    write().catch((error: unknown) => log.error({ err: error }, 'failed login not recorded'));
  });
}
