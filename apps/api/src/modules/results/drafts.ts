import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import type { results as endpoints } from '@courtside/contract/results';
import { type Db, type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';

type Draft = ResponseOf<typeof endpoints.getForAttorney>['draft'];

const selectDraft = statement<Draft>(
  'select_result_draft',
  `select data, updated_at as "updatedAt", revision from result_drafts
    where appearance_id = $1 and attorney_id = $2`,
);

export async function getDraft(db: DbOrTx, id: string, attorneyId: string): Promise<Draft> {
  const draft = await db.first(selectDraft, [id, attorneyId]);
  return draft ?? { data: null, updatedAt: null, revision: 0 };
}

// Locked: a report that is just being sent takes its draft with it, and a late save must see that.
const lockHeld = statement<{ id: string }>(
  'lock_held_for_draft',
  `select a.id from appearances a
     join assignments s on s.appearance_id = a.id and s.attorney_id = $2 and s.released_at is null
    where a.id = $1 for share of a`,
);

// The first save makes the draft; a later one must know the newest.
const upsertDraft = statement<{ revision: number; updatedAt: string }>(
  'save_result_draft',
  `insert into result_drafts as d (appearance_id, attorney_id, data)
   select $1, $2, $3
    where $4 = 0
       or exists (select from result_drafts where appearance_id = $1 and attorney_id = $2)
   on conflict (appearance_id, attorney_id) do update
     set data = excluded.data, updated_at = clock_now(), revision = d.revision + 1
     where d.revision = $4
   returning revision, updated_at as "updatedAt"`,
);

/** Keeps what the attorney who holds the appearance has typed so far. */
export async function saveDraft(
  db: Db,
  id: string,
  attorneyId: string,
  { data, revision }: BodyOf<typeof endpoints.saveDraft>,
) {
  const saved = await db.transaction(async (tx) => {
    if (!(await tx.first(lockHeld, [id, attorneyId]))) throw new Refusal('not_found');
    return tx.first(upsertDraft, [id, attorneyId, JSON.stringify(data), revision]);
  });
  if (!saved) {
    throw new Refusal('conflict', {
      message: 'This report was changed or sent on another device.',
    });
  }
  return saved;
}

const deleteDraft = statement<never>(
  'delete_result_draft',
  'delete from result_drafts where appearance_id = $1 and attorney_id = $2',
);

export async function dropDraft(tx: Tx, id: string, attorneyId: string): Promise<void> {
  await tx.all(deleteDraft, [id, attorneyId]);
}
