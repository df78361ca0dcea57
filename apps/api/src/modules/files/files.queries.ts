import type { storedFile } from '@courtside/contract/files';
import type { Status } from '@courtside/domain/appearances';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seesAppearance, seesFile, type Viewer, valuesOf } from './visibility.ts';

export type StoredFile = z.output<typeof storedFile>;
type FoundFile = StoredFile & { objectKey: string; sha256: Buffer };

// Whose document it is may not tell the client who will come, where that is to be kept back.
const select = `
  select f.id as uid, f.appearance_id as appearance, f.name, f.kind, f.type, f.size,
         case when $4::boolean and not $3::boolean and not a.shows_attorney
                   and a.hearing_at > clock_now() and f.owner_id <> $2::uuid
                   and exists (select from assignments s
                                where s.appearance_id = a.id and s.attorney_id = f.owner_id)
              then 'Appearance attorney'
              else u.first_name || ' ' || u.last_name end as "byName",
         f.owner_id = $2::uuid as "isOwn", f.created_at as "createdAt",
         f.object_key as "objectKey", f.sha256
    from files f
    join users u on u.id = f.owner_id
    left join appearances a on a.id = f.appearance_id`;

const selectFile = statement<FoundFile>('select_file', `${select} where f.id = $1 and ${seesFile}`);

/** Another's file and none at all are the same. */
export async function getFile(db: DbOrTx, uid: string, viewer: Viewer): Promise<FoundFile> {
  const found = await db.first(selectFile, [uid, ...valuesOf(viewer)]);
  if (!found) throw new Refusal('not_found');
  return found;
}

const selectFiles = statement<FoundFile>(
  'select_files_of_appearance',
  `${select} where f.appearance_id = $1 and ${seesAppearance} order by f.created_at, f.id`,
);

export async function filesOf(
  db: DbOrTx,
  appearanceId: string,
  viewer: Viewer,
): Promise<FoundFile[]> {
  return db.all(selectFiles, [appearanceId, ...valuesOf(viewer)]);
}

interface SeenAppearance {
  number: number;
  status: Status;
}

const selectAppearance = statement<SeenAppearance>(
  'select_appearance_of_files',
  `select a.number::integer, a.status from appearances a where a.id = $1 and ${seesAppearance}`,
);

export async function getAppearance(
  db: DbOrTx,
  id: string,
  viewer: Viewer,
): Promise<SeenAppearance> {
  const found = await db.first(selectAppearance, [id, ...valuesOf(viewer)]);
  if (!found) throw new Refusal('not_found');
  return found;
}

const lockById = statement<{ id: string }>(
  'lock_appearance_of_files',
  'select id from appearances where id = $1 for no key update',
);

/** As it stands once nobody else is moving it or handing in files for it. */
export async function lockAppearance(tx: Tx, id: string, viewer: Viewer): Promise<SeenAppearance> {
  await tx.first(lockById, [id]);
  return getAppearance(tx, id, viewer);
}

const selectPrefix = statement<{ prefix: string }>(
  'select_file_store_prefix',
  'select prefix from file_store',
);

/** What the keys of all our objects begin with. */
export async function getPrefix(db: DbOrTx): Promise<string> {
  const found = await db.first(selectPrefix);
  if (!found) throw new Error('The file store has no prefix');
  return found.prefix;
}

const selectHoursAgo = statement<{ at: string }>(
  'select_hours_ago',
  'select clock_now() - make_interval(hours => $1) as at',
);

/** By the database's clock, as everything else. */
export async function hoursAgo(db: DbOrTx, hours: number): Promise<Date> {
  const found = await db.first(selectHoursAgo, [hours]);
  if (!found) throw new Error('The database did not tell the time');
  return new Date(found.at);
}
