import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import {
  type CoveredCounty,
  type CoveredState,
  findOfferedCounty,
  findOfferedState,
} from './coverage.queries.ts';

interface Who {
  actor: Actor;
  origin: Origin;
}

const insertState = statement<{ id: string }>(
  'cover_state',
  `insert into attorney_states (user_id, state) values ($1, $2)
   on conflict do nothing returning state as id`,
);

export async function coverState(
  tx: Tx,
  { actor, origin }: Who,
  code: string,
): Promise<CoveredState> {
  const state = await findOfferedState(tx, code);
  if (!state) {
    throw new Refusal('invalid_request', { errors: { state: 'This state is not offered' } });
  }
  if (await tx.first(insertState, [actor.userId, code])) {
    record(tx, origin, {
      action: 'coverage.add',
      recordType: 'user',
      recordId: actor.userId,
      after: { states: [code] },
    });
  }
  return state;
}

const insertCounty = statement<{ id: string }>(
  'cover_county',
  `insert into attorney_counties (user_id, county_fips) values ($1, $2)
   on conflict do nothing returning county_fips as id`,
);

export async function coverCounty(
  tx: Tx,
  { actor, origin }: Who,
  fips: string,
): Promise<CoveredCounty> {
  const found = await findOfferedCounty(tx, fips);
  const gone = new Refusal('invalid_request', { errors: { county: 'There is no such county' } });
  if (!found) throw gone;
  const { hasCourts, ...county } = found;
  if (!hasCourts) {
    throw new Refusal('invalid_request', {
      errors: { county: 'No court goes by this region. Choose the county instead.' },
    });
  }
  const added = await tx.first(insertCounty, [actor.userId, fips]).catch(refuseRemoved(gone));
  if (added) {
    record(tx, origin, {
      action: 'coverage.add',
      recordType: 'user',
      recordId: actor.userId,
      after: { counties: [fips] },
    });
  }
  return county;
}

const countOffered = statement<{ offered: number }>(
  'count_courts_to_cover',
  'select count(*)::int as offered from offered_courts where id = any($1::uuid[])',
);

const insertCourts = statement<{ id: string }>(
  'cover_courts',
  `insert into attorney_courts (user_id, court_id)
   select $1::uuid, unnest($2::uuid[])
   on conflict do nothing returning court_id as id`,
);

/** All of them or none: a court that is gone or no longer offered shows the list was an old one. */
export async function coverCourts(
  tx: Tx,
  { actor, origin }: Who,
  courts: readonly string[],
): Promise<{ added: number }> {
  const ids = [...new Set(courts)];
  const { offered = 0 } = (await tx.first(countOffered, [ids])) ?? {};
  const gone = new Refusal('invalid_request', {
    errors: { courts: 'Some of these courts are not offered any more' },
  });
  if (offered < ids.length) throw gone;
  const added = await tx.all(insertCourts, [actor.userId, ids]).catch(refuseRemoved(gone));
  if (added.length > 0) {
    record(tx, origin, {
      action: 'coverage.add',
      recordType: 'user',
      recordId: actor.userId,
      after: { courts: added.map(({ id }) => id).toSorted() },
    });
  }
  return { added: added.length };
}

/** Removed by an administrator between our look and our write. */
function refuseRemoved(refusal: Refusal): (error: unknown) => never {
  return (error) => {
    throw sqlState(error) === '23503' ? refusal : error;
  };
}
