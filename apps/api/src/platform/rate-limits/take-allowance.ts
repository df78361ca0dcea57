import { createHmac } from 'node:crypto';
import type { RateLimit } from '@courtside/contract/endpoint';
import { type DbOrTx, statement } from '../db/database.ts';
import type { Env } from '../env.ts';
import { Refusal } from '../refusal.ts';

// A leaky bucket in one row: each use moves `full_at` later by what one use costs, and a use that
// would move it further ahead than the whole bucket is refused.
const take = statement<{ key: string }>(
  'take_allowance',
  `insert into rate_limits as bucket (key, full_at)
   values ($1, clock_now() + make_interval(secs => $2))
   on conflict (key) do update
     set full_at = greatest(bucket.full_at, clock_now()) + make_interval(secs => $2)
     where greatest(bucket.full_at, clock_now()) + make_interval(secs => $2)
           <= clock_now() + make_interval(secs => $3)
   returning key`,
);

const readWait = statement<{ seconds: number }>(
  'read_allowance_wait',
  `select extract(epoch from full_at - clock_now())::float8 + $2 - $3 as seconds
     from rate_limits where key = $1`,
);

const giveBack = statement<never>(
  'give_back_allowance',
  'update rate_limits set full_at = full_at - make_interval(secs => $2) where key = $1',
);

interface Limiter {
  db: DbOrTx;
  env: Pick<Env, 'appSecret'>;
}

// Keyed, so that the table holds no address of anyone.
function keyOf({ env }: Limiter, caller: string): string {
  return createHmac('sha256', env.appSecret).update(caller).digest('base64url');
}

/** Takes one use of the caller's allowance, shared by all processes, or says that none is left. */
export async function tryAllowance(
  limiter: Limiter,
  caller: string,
  { burst, seconds }: RateLimit,
): Promise<boolean> {
  const taken = await limiter.db.first(take, [keyOf(limiter, caller), seconds / burst, seconds]);
  return taken !== undefined;
}

/** Takes one use of the caller's allowance, or refuses with the wait. */
export async function takeAllowance(
  limiter: Limiter,
  caller: string,
  limit: RateLimit,
): Promise<void> {
  if (await tryAllowance(limiter, caller, limit)) return;
  const cost = limit.seconds / limit.burst;
  const wait = await limiter.db.first(readWait, [keyOf(limiter, caller), cost, limit.seconds]);
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(wait?.seconds ?? cost)),
  });
}

/** Undoes one use. Taking first and giving back what did not count holds also when many come at once. */
export async function giveBackAllowance(
  limiter: Limiter,
  caller: string,
  { burst, seconds }: RateLimit,
): Promise<void> {
  await limiter.db.all(giveBack, [keyOf(limiter, caller), seconds / burst]);
}
