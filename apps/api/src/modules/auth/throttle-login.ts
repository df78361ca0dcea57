import type { RateLimit } from '@courtside/contract/endpoint';
import type { Platform } from '../../platform/http/context.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { giveBackAllowance, takeAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { Refusal } from '../../platform/refusal.ts';

const quarterHour = 900;
const perAccount: RateLimit = { burst: 10, seconds: quarterHour };
const perAddress: RateLimit = { burst: 50, seconds: quarterHour };
const everywhere: RateLimit = { burst: 1_000, seconds: 60 };

interface Try {
  email: string;
  address: string;
  isKnownAddress: boolean;
}

/**
 * Whoever signed in from this address before has an allowance of their own there: guessing from
 * elsewhere, however much, cannot lock them out. All others share the account's.
 */
function bucketsFor({ email, address, isKnownAddress }: Try): [string, RateLimit][] {
  const network = networkOf(address);
  if (isKnownAddress) return [[`login ${email} from ${network}`, perAccount]];
  return [
    [`login from ${network}`, perAddress],
    [`login ${email}`, perAccount],
    ['login', everywhere],
  ];
}

/** Runs one try at a password. Only a wrong one counts, and the count also holds for tries at once. */
export async function throttled(
  platform: Platform,
  attempt: Try,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const taken: [string, RateLimit][] = [];
  const giveBack = async () => {
    for (const [bucket, limit] of taken) await giveBackAllowance(platform, bucket, limit);
  };
  try {
    for (const [bucket, limit] of bucketsFor(attempt)) {
      await takeAllowance(platform, bucket, limit);
      taken.push([bucket, limit]);
    }
    if (!(await isRight())) return false;
  } catch (error) {
    if (error instanceof Refusal) await giveBack();
    throw error;
  }
  await giveBack();
  return true;
}
