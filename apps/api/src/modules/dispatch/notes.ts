import type { dispatch as endpoints } from '@courtside/contract/dispatch';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { lockAppearance } from '../appearances/index.ts';
import { getPlace } from './place.queries.ts';

type Note = ResponseOf<typeof endpoints.addNote>;

const columns = `id, body, author_name as "authorName", created_at as "createdAt"`;

export async function listNotes(db: DbOrTx, id: string, page: QueryOf<typeof endpoints.listNotes>) {
  await getPlace(db, id);
  return keysetPage<Note>(
    db,
    {
      select: `select ${columns} from appearance_notes`,
      where: where('appearance_id = ?', id),
      key: [
        { column: 'created_at', type: 'timestamptz', of: (note) => note.createdAt },
        { column: 'id', type: 'uuid', of: (note) => note.id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const insertNote = statement<Note>(
  'insert_appearance_note',
  `insert into appearance_notes (appearance_id, author_id, author_name, body)
   values ($1, $2, $3, $4) returning ${columns}`,
);

export async function addNote(
  tx: Tx,
  { id, body, origin }: { id: string; body: string; origin: Origin },
): Promise<Note> {
  await getPlace(tx, id);
  const author = origin.actor;
  const values = [id, author?.userId ?? null, author?.fullName ?? 'Courtside', body];
  const note = await tx.first(insertNote, values);
  if (!note) throw new Error('The note was not stored');
  record(tx, origin, {
    action: 'dispatch.note',
    recordType: 'appearance',
    recordId: id,
    after: { note: note.id },
  });
  return note;
}

const setShown = statement<{ before: boolean }>(
  'set_shows_attorney',
  `update appearances a set shows_attorney = $2 from appearances old
    where a.id = $1 and old.id = a.id returning old.shows_attorney as before`,
);

/** Decides whether the client sees who comes before the hearing. */
export async function showAttorney(
  tx: Tx,
  { id, showsAttorney, origin }: { id: string; showsAttorney: boolean; origin: Origin },
): Promise<void> {
  await lockAppearance(tx, id);
  const changed = await tx.first(setShown, [id, showsAttorney]);
  if (!changed || changed.before === showsAttorney) return;
  record(tx, origin, {
    action: 'dispatch.display',
    recordType: 'appearance',
    recordId: id,
    before: { showsAttorney: changed.before },
    after: { showsAttorney },
  });
}
