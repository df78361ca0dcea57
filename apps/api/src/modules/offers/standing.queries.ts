import type { ResponseOf } from '@courtside/contract/endpoint';
import type { offers as endpoints } from '@courtside/contract/offers';
import { allowedActions, heldStatuses, type Status } from '@courtside/domain/appearances';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findIneligibility } from '../eligibility/index.ts';
import { getPolicies } from '../policies/index.ts';
import { getOffered } from './offers.queries.ts';

/** Whether an attorney $2 was offered an appearance `a`, or has held it. */
const isKnownTo = `(
  exists (select from offers o where o.appearance_id = a.id and o.attorney_id = $2)
  or exists (select from assignments s where s.appearance_id = a.id and s.attorney_id = $2))`;

const selectKnown = statement<{ id: string }>(
  'select_appearance_known_to',
  `select a.id from appearances a where a.id = $1 and ${isKnownTo}`,
);

export async function wasOffered(db: DbOrTx, id: string, attorneyId: string): Promise<boolean> {
  return (await db.first(selectKnown, [id, attorneyId])) !== undefined;
}

const selectStanding = statement<{ status: Status; hearingAtMs: number; isYours: boolean }>(
  'select_standing',
  `select a.status, (extract(epoch from a.hearing_at) * 1000)::float8 as "hearingAtMs",
          exists (select from assignments s where s.appearance_id = a.id
                     and s.attorney_id = $2 and s.released_at is null) as "isYours"
     from appearances a
    where a.id = $1
      and (a.status = 'open' or ${isKnownTo})`,
);

/** What became of it in another's hands is between them and the client. */
function outsideOf(status: Status): Status {
  return heldStatuses.includes(status) || status === 'no_show' ? 'assigned' : status;
}

/** Where an appearance stands for an attorney who holds it, held it, was offered it, or could take it. */
export async function getStanding(
  db: DbOrTx,
  id: string,
  attorneyId: string,
): Promise<ResponseOf<typeof endpoints.status>> {
  const found = await db.first(selectStanding, [id, attorneyId]);
  if (!found) throw new Refusal('not_found');
  const { isYours, ...facts } = found;
  if (facts.status === 'open' && !isYours) await getOffered(db, id, attorneyId);
  const ineligible = isYours ? undefined : await findIneligibility(db, id, attorneyId);
  const actions = allowedActions(
    { ...facts, ineligibility: ineligible?.message, policies: await getPolicies(db) },
    isYours ? 'assignee' : 'attorney',
    await databaseNowMs(db),
  );
  return { status: isYours ? facts.status : outsideOf(facts.status), isYours, actions };
}

const selectClient = statement<{ id: string }>(
  'select_appearance_of_client',
  'select id from appearances where id = $1 and client_id = $2',
);

export async function isOfClient(db: DbOrTx, id: string, clientId: string): Promise<boolean> {
  return (await db.first(selectClient, [id, clientId])) !== undefined;
}
