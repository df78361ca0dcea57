import {
  type AttorneyRecord,
  type Ranked,
  type RoundWave,
  rankAttorneys,
  roundWaves,
} from '@courtside/domain/dispatch';
import { type DbOrTx, type Statement, statement } from '../../platform/db/database.ts';
import { checksOf, isEligible } from '../offers/index.ts';

/** So many of the nearest are ranked; those behind them get their turn when these are through. */
export const mostRanked = 500;

export interface Candidate extends AttorneyRecord {
  id: string;
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

/** Of a wave's source who practises what the appearance $1 is about and was not told in the round $2. */
const among = (wave: RoundWave, tables = '') => `
  from appearances a cross join lateral (${waveSources[wave]}) candidate ${tables}
 where a.id = $1 and ${checksOf('candidate.user_id').practises}
   and candidate.user_id not in (select attorney_id from tellings where dispatch_id = $2)
   and candidate.user_id is distinct from (select without_attorney from dispatches where id = $2)`;

/** Most appearances have nobody in these, so one question stands for all of them. */
const narrowWaves = ['preferred', 'knows_file', 'court'] as const satisfies readonly RoundWave[];
const placeOf = (wave: RoundWave) => roundWaves.indexOf(wave);

const selectNextWave = statement<{ wave: RoundWave }>(
  'select_next_wave',
  `select case ${narrowWaves
    .map((wave) => `when $3 <= ${placeOf(wave)} and exists (select ${among(wave)}) then '${wave}'`)
    .join('\n')} else 'county' end as wave`,
);

/** The wave to try: the one given, or a later one where nobody is in it. */
export async function skipEmpty(
  db: DbOrTx,
  wave: RoundWave,
  { appearanceId, dispatchId }: { appearanceId: string; dispatchId: string },
): Promise<RoundWave> {
  if (placeOf(wave) > placeOf('court')) return wave;
  const next = await db.first(selectNextWave, [appearanceId, dispatchId, placeOf(wave)]);
  return next?.wave ?? wave;
}

// Nobody is asked more than it takes to rank them: of those who may take it, most rank behind who is told.
const selectWave = Object.fromEntries(
  roundWaves.map((wave) => [
    wave,
    statement<Candidate>(
      `select_wave_${wave}`,
      `select candidate.user_id as id, ${recordColumns}
         ${among(wave, recordTables('candidate.user_id'))}
          and (not $4 or exists (select from auto_assignment o where o.user_id = candidate.user_id))
        order by miles nulls last, candidate.user_id limit ${mostRanked} offset $3`,
    ),
  ]),
) as Record<RoundWave, Statement<Candidate>>;

// Asked one by one in the order given, until there are enough: `offset 0` keeps it so. Neither how many are
// given nor how many are wanted is known to the plan, so that one is kept for all. The hold is the round's own,
// and what they practise was asked before.
const selectEligible = statement<{ id: string; email: string }>(
  'select_eligible_of_wave',
  `select a.user_id as id, u.email
     from (
       select a.*, given.id::uuid as user_id, given.place
         from appearances a
        cross join jsonb_array_elements_text($2) with ordinality as given (id, place)
        where a.id = $1 order by given.place offset 0
     ) a
     join users u on u.id = a.user_id
    where ${isEligible('a.user_id', ['not_held', 'practises'])}
    order by a.place limit (select $3::integer)`,
);

interface Wanted {
  appearanceId: string;
  dispatchId: string;
  many: number;
  /** Those alone who let themselves be assigned. */
  acceptsAssignment?: boolean;
}

/** Who may take an appearance, can be told in a wave of a round and was not yet: so many, the best first. */
export async function findBest(
  db: DbOrTx,
  wave: RoundWave,
  { appearanceId, dispatchId, many, acceptsAssignment = false }: Wanted,
): Promise<Ranked<Candidate & { email: string }>[]> {
  const best: Ranked<Candidate & { email: string }>[] = [];
  for (let passed = 0; ; passed += mostRanked) {
    const values = [appearanceId, dispatchId, passed, acceptsAssignment];
    const near = await db.all(selectWave[wave], values);
    const ranked = rankAttorneys(near, { isRemote: near[0]?.isRemote ?? false });
    if (ranked.length > 0)
      best.push(...(await onlyEligible(db, appearanceId, ranked, many - best.length)));
    if (best.length === many || near.length < mostRanked) return best;
  }
}

async function onlyEligible(
  db: DbOrTx,
  appearanceId: string,
  ranked: readonly Ranked<Candidate>[],
  many: number,
): Promise<Ranked<Candidate & { email: string }>[]> {
  const ids = JSON.stringify(ranked.map(({ attorney }) => attorney.id));
  const eligible = await db.all(selectEligible, [appearanceId, ids, many]);
  const emails = new Map(eligible.map(({ id, email }) => [id, email]));
  return ranked.flatMap(({ attorney, reasons }) => {
    const email = emails.get(attorney.id);
    return email === undefined ? [] : [{ attorney: { ...attorney, email }, reasons }];
  });
}
