import type { BodyOf, ParamsOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { type Admissions, listAdmissions } from './admissions.queries.ts';
import { lockPractice } from './lock-practice.ts';

interface Who {
  actor: Actor;
  origin: Origin;
}

const upserts = {
  state: statement<never>(
    'save_state_admission',
    `insert into bar_admissions (user_id, state, number, year, expires_on)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, state) do update
       set number = excluded.number, year = excluded.year, expires_on = excluded.expires_on`,
  ),
  district: statement<never>(
    'save_district_admission',
    `insert into federal_admissions (user_id, district, number, year, expires_on)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, district) do update
       set number = excluded.number, year = excluded.year, expires_on = excluded.expires_on`,
  ),
};

const deletes = {
  state: statement<{ id: string }>(
    'remove_state_admission',
    'delete from bar_admissions where user_id = $1 and state = $2 returning state as id',
  ),
  district: statement<{ id: string }>(
    'remove_district_admission',
    'delete from federal_admissions where user_id = $1 and district = $2 returning district as id',
  ),
};

type Place =
  | ParamsOf<typeof practices.saveStateAdmission>
  | ParamsOf<typeof practices.saveDistrictAdmission>;
type Details =
  | BodyOf<typeof practices.saveStateAdmission>
  | BodyOf<typeof practices.saveDistrictAdmission>;

/** Adds the admission in a state or district, or changes it. */
export async function saveAdmission(
  tx: Tx,
  who: Who,
  place: Place,
  { number, year, expiresOn }: Details,
): Promise<Admissions> {
  const [of, name] = partsOf(place);
  return change(tx, who, place, async (userId) => {
    await tx.all(upserts[of], [userId, name, number, year, expiresOn]);
  });
}

export async function removeAdmission(tx: Tx, who: Who, place: Place): Promise<Admissions> {
  const [of, name] = partsOf(place);
  return change(tx, who, place, async (userId) => {
    if (!(await tx.first(deletes[of], [userId, name]))) throw new Refusal('not_found');
  });
}

function partsOf(place: Place): ['state' | 'district', string] {
  return 'state' in place ? ['state', place.state] : ['district', place.district];
}

/** What was and what is go on record, unless they are the same. */
async function change(
  tx: Tx,
  { actor: { userId }, origin }: Who,
  place: Place,
  work: (userId: string) => Promise<void>,
): Promise<Admissions> {
  await lockPractice(tx, userId);
  const before = find(await listAdmissions(tx, userId), place);
  await work(userId);
  const now = await listAdmissions(tx, userId);
  const after = find(now, place);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    record(tx, origin, {
      action: after ? 'practices.save_admission' : 'practices.remove_admission',
      recordType: 'user',
      recordId: userId,
      ...(before && { before }),
      ...(after && { after }),
    });
  }
  return now;
}

function find({ states, districts }: Admissions, place: Place) {
  const found =
    'state' in place
      ? states.find(({ state }) => state === place.state)
      : districts.find(({ district }) => district === place.district);
  if (!found) return undefined;
  const { standing: _, ...stored } = found;
  return stored;
}
