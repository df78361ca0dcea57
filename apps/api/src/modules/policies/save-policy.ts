import { isDeepStrictEqual } from 'node:util';
import type { Policies, PolicyName } from '@courtside/domain/policies';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getPolicies } from './policies.queries.ts';
import { policyVersions } from './policies.schema.ts';

/** Puts a rule in force. What it was stays in the history; the same again changes nothing. */
export async function savePolicy<Name extends PolicyName>(
  tx: Tx,
  { name, value, origin }: { name: Name; value: Policies[Name]; origin: Origin },
) {
  // One after the other: the second to save sees what the first has saved. Reading goes on.
  await tx.sql('lock table policy_versions in share row exclusive mode');
  const before = await getPolicies(tx);
  if (isDeepStrictEqual(before[name], value)) return before;
  await tx.orm.insert(policyVersions).values({
    name,
    value,
    // The clock stands still in a transaction, so one that waited would look older than the first.
    at: sql`greatest(clock_now(), (select max(at) from policy_versions))`,
    actorId: origin.actor?.userId ?? null,
    actorName: origin.actor?.fullName ?? null,
  });
  record(tx, origin, {
    action: 'policies.change',
    recordType: 'policy',
    recordId: name,
    before: { ...before[name] },
    after: { ...value },
  });
  return getPolicies(tx);
}
