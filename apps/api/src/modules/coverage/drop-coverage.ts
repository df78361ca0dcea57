import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';

const drops = {
  states: statement<{ id: string }>(
    'drop_covered_state',
    'delete from attorney_states where user_id = $1 and state = $2 returning state as id',
  ),
  counties: statement<{ id: string }>(
    'drop_covered_county',
    `delete from attorney_counties where user_id = $1 and county_fips = $2
     returning county_fips as id`,
  ),
  courts: statement<{ id: string }>(
    'drop_covered_court',
    'delete from attorney_courts where user_id = $1 and court_id = $2 returning court_id as id',
  ),
};

/** No longer covers a state, county or court; whoever did not anyway is told so, and that is all. */
export async function dropCoverage(
  tx: Tx,
  { actor, origin }: { actor: Actor; origin: Origin },
  { of, id }: { of: keyof typeof drops; id: string },
): Promise<{ removed: boolean }> {
  const dropped = await tx.first(drops[of], [actor.userId, id]);
  if (!dropped) return { removed: false };
  record(tx, origin, {
    action: 'coverage.remove',
    recordType: 'user',
    recordId: actor.userId,
    before: { [of]: [id] },
  });
  return { removed: true };
}
