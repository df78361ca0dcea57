import {
  type AttorneyRecord,
  type Ranked,
  type RoundWave,
  rankAttorneys,
} from '@courtside/domain/dispatch';
import type { EligibilityCheck } from '@courtside/domain/offers';
import { type DbOrTx, type Statement, statement } from '../../platform/db/database.ts';
import { checksOf, isEligible } from '../offers/index.ts';

/** So many of the nearest are ranked; those behind them get their turn when these were told. */
export const mostRanked = 500;

export interface Candidate extends AttorneyRecord {
  id: string;
  email: string;
  acceptsAutoAssignment: boolean;
  isRemote: boolean;
}

/** What everybody is ranked by, for an appearance `a`. */
export const recordColumns = `
  miles_between(hc.lat, hc.lon, cc.lat, cc.lon) as miles,
  coalesce(r.completed, 0) as completed, coalesce(r.released, 0) as released,
  coalesce(r.no_shows, 0) as "noShows", coalesce(r.rating_sum, 0) as "ratingSum",
  coalesce(r.rating_count, 0) as "ratingCount", a.mode <> 'in_person' as "isRemote"`;
/** The tables of these columns, of an attorney given as an expression. */
export function recordTables(attorney: string): string {
  return `
    join counties cc on cc.fips = a.county_fips
    left join attorney_homes home on home.user_id = ${attorney}
    left join counties hc on hc.fips = home.county_fips
    left join attorney_records r on r.user_id = ${attorney}`;
}

/**
 * On the file before: the same case at the same court for the same side, or the client's own caption.
 * Whoever did not come then knows nothing of it.
 */
const knowsFile = `
  select s.attorney_id as user_id
    from appearances b join assignments s on s.appearance_id = b.id and s.released_at is null
   where b.court_id = a.court_id and b.case_number_normalized = a.case_number_normalized
     and b.id <> a.id and b.status <> 'no_show'
     and (b.client_id = a.client_id
          or b.details ->> 'representedSide' = a.details ->> 'representedSide')
  union
  select s.attorney_id
    from appearances b join assignments s on s.appearance_id = b.id and s.released_at is null
   where b.client_id = a.client_id and lower(b.caption) = lower(a.caption) and b.id <> a.id
     and b.status <> 'no_show'`;

/** Where the attorneys of a wave come from. */
export const waveSources: Readonly<Record<RoundWave, string>> = {
  preferred: `select (a.details ->> 'preferredAttorney')::uuid as user_id`,
  knows_file: knowsFile,
  court: 'select user_id from attorney_courts where court_id = a.court_id',
  county: 'select user_id from attorney_counties where county_fips = a.county_fips',
  state: 'select user_id from attorney_states where state = a.state_code',
};

/** The hold is the round's own, and where attorneys come from by what they cover, they cover it. */
function except(wave: string): readonly EligibilityCheck[] {
  return wave === 'preferred' || wave === 'knows_file' ? ['not_held'] : ['not_held', 'covers'];
}

/**
 * The appearance $1 as `a`, beside each attorney `a.user_id` of a wave's source who may take it. What they
 * practise leaves few and is asked first: PostgreSQL takes every county for a small one, and would look up
 * all else of everybody who covers a big one. `offset 0` keeps it from joining the steps into one.
 */
function mayTake(source: string, wave: string): string {
  return `(
    select a.* from (
      select a.*, candidate.*
        from appearances a cross join lateral (${source}) candidate
       where a.id = $1 and ${checksOf('candidate.user_id').practises}
      offset 0
    ) a
    where ${isEligible('a.user_id', [...except(wave), 'practises'])}
    offset 0
  ) a`;
}

const selectWave = Object.fromEntries(
  Object.entries(waveSources).map(([wave, source]) => [
    wave,
    statement<Candidate>(
      `select_wave_${wave}`,
      `select u.id, u.email, near.*,
              exists (select from auto_assignment o where o.user_id = u.id)
                as "acceptsAutoAssignment"
         from (
           select a.user_id, ${recordColumns}
             from ${mayTake(source, wave)} ${recordTables('a.user_id')}
            where a.user_id not in (select attorney_id from tellings where dispatch_id = $2)
              and a.user_id is distinct from
                    (select without_attorney from dispatches where id = $2)
            order by miles nulls last, a.user_id limit ${mostRanked}
         ) near
         join users u on u.id = near.user_id`,
    ),
  ]),
) as Record<RoundWave, Statement<Candidate>>;

/** Who can be told in a wave of a round and was not yet, the best first. */
export async function rankWave(
  db: DbOrTx,
  wave: RoundWave,
  { appearanceId, dispatchId }: { appearanceId: string; dispatchId: string },
): Promise<Ranked<Candidate>[]> {
  const candidates = await db.all(selectWave[wave], [appearanceId, dispatchId]);
  return rankAttorneys(candidates, { isRemote: candidates[0]?.isRemote ?? false });
}
