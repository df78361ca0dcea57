import type { FileKind } from '@courtside/domain/files';
import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { files } from './files.schema.ts';
import { lockUnattached } from './limits.ts';
import type { ReceivedFile } from './put-file.ts';

const gigabyte = 1024 * 1024 * 1024;
/** Of all that a client has waiting in this way. */
const mostBytes = 2 * gigabyte;

const heldBytes = statement<{ bytes: number }>(
  'select_held_file_bytes',
  `select coalesce(sum(size), 0)::bigint as bytes from files
    where owner_id = $1 and appearance_id is null
      and held_until > clock_now() and held_until < 'infinity'`,
);

/** Keeps files for orders that will be placed by then; their ids in the same order. */
export async function holdFiles(
  tx: Tx,
  {
    ownerId,
    heldUntil,
    received,
  }: {
    ownerId: string;
    heldUntil: string;
    received: readonly (ReceivedFile & { kind: FileKind })[];
  },
): Promise<string[]> {
  if (received.length === 0) return [];
  await lockUnattached(tx, ownerId);
  const added = await tx.orm
    .insert(files)
    .values(received.map(({ key, ...file }) => ({ ...file, ownerId, objectKey: key, heldUntil })))
    .returning({ id: files.id, key: files.objectKey });
  const held = await tx.first(heldBytes, [ownerId]);
  if ((held?.bytes ?? 0) > mostBytes) {
    const message = `Files that wait for an order can have ${mostBytes / gigabyte} GB together. Place the earlier orders first.`;
    throw new Refusal('conflict', { message, errors: { file: message } });
  }
  const ids = new Map(added.map(({ id, key }) => [key, id]));
  return received.map(({ key }) => ids.get(key) ?? '');
}

const release = statement<never>(
  'release_held_files',
  `update files set held_until = clock_now()
    where id = any($1::uuid[]) and appearance_id is null and held_until < 'infinity'`,
);

/** Lets the sweep take files that no order will come for. */
export async function releaseFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.all(release, [ids]);
}
