import type { dispatch as endpoints } from '@courtside/contract/dispatch';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { type RoundWave, rankAttorneys, roundWaves } from '@courtside/domain/dispatch';
import {
  type EligibilityCheck,
  eligibilityCheckNames,
  eligibilityFaults,
} from '@courtside/domain/offers';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { checksOf, isEligible } from '../offers/index.ts';
import {
  type Candidate,
  mostRanked,
  recordColumns,
  recordTables,
  waveSources,
} from './candidates.queries.ts';
import { getPlace } from './place.queries.ts';

type Eligible = ResponseOf<typeof endpoints.listEligible>['items'][number];
type Any = ResponseOf<typeof endpoints.listAll>['items'][number];
type Known<Item> = Omit<Item, 'reasons'> & Candidate;

const utc = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const personColumns = 'u.id, u.full_name as name, u.email, u.phone, u.city, u.state, u.standing';
const offerColumn = `case when o.attorney_id is not null then jsonb_build_object(
    'wave', o.wave, 'toldAt', ${utc('o.told_at')}, 'rejectedAt', ${utc('o.rejected_at')},
    'rejectReason', o.reject_reason) end as offer`;

// Where attorneys come from by what they cover, they cover it.
const selectEligible = statement<Known<Eligible>>(
  'select_eligible_attorneys',
  `select ${personColumns}, near.*, ${offerColumn}
     from (
       select candidate.user_id, candidate.wave, ${recordColumns}
         from appearances a
        cross join lateral (
          select distinct on (user_id) user_id, wave
            from (${roundWaves
              .map(
                (wave, i) => `select user_id, '${wave}' as wave, ${i} as place
                                   from (${waveSources[wave]}) source`,
              )
              .join(' union all ')}) all_waves
           order by user_id, place
        ) candidate ${recordTables('candidate.user_id')}
        where a.id = $1 and ${isEligible('candidate.user_id', ['not_held', 'covers'])}
          and (candidate.wave in ('court', 'county', 'state')
               or ${checksOf('candidate.user_id').covers})
        order by miles nulls last, candidate.user_id limit ${mostRanked}
     ) near
     join users u on u.id = near.user_id
     left join offers o on o.appearance_id = $1 and o.attorney_id = u.id`,
);

/** Who may take an appearance, in the order in which a round tells them. */
export async function listEligible(db: DbOrTx, id: string): Promise<Eligible[]> {
  await getPlace(db, id);
  const found = await db.all(selectEligible, [id]);
  const ranked = rankAttorneys(found, { isRemote: found[0]?.isRemote ?? false });
  const placeOf = (wave: RoundWave) => roundWaves.indexOf(wave);
  return ranked
    .map(({ attorney, reasons }) => ({ ...attorney, reasons }))
    .toSorted((a, b) => placeOf(a.wave) - placeOf(b.wave));
}

const checks = `jsonb_build_object(${Object.entries(checksOf('u.id'))
  .map(([name, sql]) => `'${name}', ${sql}`)
  .join(', ')})`;

/** Every attorney there is, by what they are called, and what speaks against each. */
export async function listAllAttorneys(
  db: DbOrTx,
  id: string,
  { search, ...page }: QueryOf<typeof endpoints.listAll>,
) {
  await getPlace(db, id);
  const { items, next } = await keysetPage<
    Known<Any> & { holds: Record<EligibilityCheck, boolean> }
  >(
    db,
    {
      given: [id],
      select: `select ${personColumns}, ${recordColumns}, ${offerColumn},
                      u.created_at as "createdAt", ${checks} as holds
                 from users u join appearances a on a.id = $1 ${recordTables('u.id')}
                 left join offers o on o.appearance_id = a.id and o.attorney_id = u.id`,
      where: [
        ...where(
          'exists (select from user_roles ur where ur.user_id = u.id and ur.role = ?)',
          'attorney',
        ),
        ...where('u.search_text like ?', containing(search)),
      ],
      key: [
        { column: 'u.created_at', type: 'timestamptz', of: (user) => user.createdAt },
        { column: 'u.id', type: 'uuid', of: (user) => user.id },
      ],
      direction: 'desc',
    },
    page,
  );
  return {
    items: items.map(({ holds, ...attorney }) => ({
      ...attorney,
      reasons: reasonsOf(attorney),
      faults: eligibilityCheckNames
        .filter((check) => !holds[check])
        .map((check) => ({ check, message: eligibilityFaults[check] })),
    })),
    next,
  };
}

function reasonsOf(attorney: Candidate) {
  const [ranked] = rankAttorneys([attorney], attorney);
  if (!ranked) throw new Error('One attorney is ranked as one');
  return ranked.reasons;
}

const selectChosen = statement<Candidate & { email: string; name: string; holds: boolean }>(
  'select_chosen_attorneys',
  `select u.id, u.email, u.full_name as name, ${recordColumns},
          ${isEligible('u.id')} as holds
     from users u join appearances a on a.id = $1 ${recordTables('u.id')}
    where u.id = any($2)
      and exists (select from user_roles ur where ur.user_id = u.id and ur.role = 'attorney')`,
);

/** Attorneys by id, with whether each may take the appearance. */
export async function listChosen(db: DbOrTx, id: string, attorneys: readonly string[]) {
  return db.all(selectChosen, [id, attorneys]);
}
