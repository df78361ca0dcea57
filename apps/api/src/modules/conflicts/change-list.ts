import { type conflicts as endpoints, mostNames } from '@courtside/contract/conflicts';
import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import { normalizeName } from '@courtside/domain/conflicts';
import { statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';

interface Owner {
  userId: string;
  origin: Origin;
}

const insertNames = statement<{ id: string }>(
  'insert_conflict_names',
  `insert into conflict_names (user_id, name, normalized, note)
   select $1, name, normalized, $4
     from unnest($2::text[], $3::text[]) with ordinality as given (name, normalized, position)
    order by position
   on conflict (user_id, normalized) do nothing
   returning id`,
);
const countNames = statement<{ count: number }>(
  'count_conflict_names',
  'select count(*)::int as count from conflict_names where user_id = $1',
);

/** Puts names on an attorney's list. The answer and the log say how many, never which. */
export async function addNames(
  tx: Tx,
  owner: Owner,
  { names, note }: BodyOf<typeof endpoints.add>,
): Promise<ResponseOf<typeof endpoints.add>> {
  const added = await tx.all(insertNames, [
    owner.userId,
    names,
    names.map((name) => normalizeName(name)),
    note,
  ]);
  const listed = await tx.first(countNames, [owner.userId]);
  if ((listed?.count ?? 0) > mostNames) {
    const message = 'Your list would hold more than 10,000 names.';
    throw new Refusal('conflict', { message, errors: { names: message } });
  }
  if (added.length > 0) logChange(tx, owner, 'add', { added: added.length });
  return { added: added.length, known: names.length - added.length };
}

const updateName = statement<{ id: string }>(
  'update_conflict_name',
  `update conflict_names set name = $3, normalized = $4, note = $5
    where id = $1 and user_id = $2 returning id`,
);

export async function changeName(
  tx: Tx,
  owner: Owner,
  id: string,
  { name, note }: BodyOf<typeof endpoints.change>,
): Promise<void> {
  const changed = await unlisted(async () =>
    tx.first(updateName, [id, owner.userId, name, normalizeName(name), note]),
  );
  if (!changed) throw new Refusal('not_found');
  logChange(tx, owner, 'change');
}

const deleteName = statement<{ id: string }>(
  'delete_conflict_name',
  'delete from conflict_names where id = $1 and user_id = $2 returning id',
);

export async function removeName(tx: Tx, owner: Owner, id: string): Promise<void> {
  if (!(await tx.first(deleteName, [id, owner.userId]))) throw new Refusal('not_found');
  logChange(tx, owner, 'remove');
}

async function unlisted<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const message = 'This name is on your list already.';
    throw new Refusal('conflict', { message, errors: { name: message } });
  }
}

// Administrators read the log: it holds that the list changed and nothing of what is in it.
function logChange(
  tx: Tx,
  { userId, origin }: Owner,
  verb: 'add' | 'change' | 'remove',
  after?: { added: number },
): void {
  record(tx, origin, {
    action: `conflicts.${verb}`,
    recordType: 'user',
    recordId: userId,
    ...(after && { after }),
  });
}
