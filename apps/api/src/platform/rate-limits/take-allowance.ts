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

/** Takes one use of the caller's allowance, shared by all processes, or refuses with the wait. */
export async function takeAllowance(
  { db, env }: { db: DbOrTx; env: Pick<Env, 'appSecret'> },
  caller: string,
  { burst, seconds }: RateLimit,
): Promise<void> {
  // Keyed, so that the table holds no address of anyone.
  const key = createHmac('sha256', env.appSecret).update(caller).digest('base64url');
  const cost = seconds / burst;
  if (await db.first(take, [key, cost, seconds])) return;
  const wait = await db.first(readWait, [key, cost, seconds]);
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(wait?.seconds ?? cost)),
  });
}
