import type { appearances } from '@courtside/contract/appearances';
import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import { type Db, type DbOrTx, statement } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';

type Draft = ResponseOf<typeof appearances.getDraft>;

const selectDraft = statement<Draft>(
  'select_appearance_draft',
  `select data, updated_at as "updatedAt", revision from appearance_drafts where client_id = $1`,
);

export async function getDraft(db: DbOrTx, clientId: string): Promise<Draft> {
  return (await db.first(selectDraft, [clientId])) ?? { data: null, updatedAt: null, revision: 0 };
}

// The first save makes the draft; a later one must know the newest.
const upsertDraft = statement<{ revision: number; updatedAt: string }>(
  'save_appearance_draft',
  `insert into appearance_drafts as d (client_id, data)
   select $1, $2 where $3 = 0 or exists (select from appearance_drafts where client_id = $1)
   on conflict (client_id) do update
     set data = excluded.data, updated_at = clock_now(), revision = d.revision + 1
     where d.revision = $3
   returning revision, updated_at as "updatedAt"`,
);

export async function saveDraft(
  db: Db,
  clientId: string,
  { data, revision }: BodyOf<typeof appearances.saveDraft>,
) {
  const saved = await db.first(upsertDraft, [clientId, JSON.stringify(data), revision]);
  if (!saved) {
    throw new Refusal('conflict', { message: 'This form was changed on another device.' });
  }
  return saved;
}

const deleteDraft = statement<never>(
  'delete_appearance_draft',
  'delete from appearance_drafts where client_id = $1',
);

export async function dropDraft(db: DbOrTx, clientId: string): Promise<void> {
  await db.all(deleteDraft, [clientId]);
}
