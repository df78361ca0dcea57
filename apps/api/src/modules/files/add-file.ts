import type { Readable } from 'node:stream';
import type { QueryOf } from '@courtside/contract/endpoint';
import type { files as endpoints } from '@courtside/contract/files';
import { cleanFileName, nameForType, takesFiles } from '@courtside/domain/files';
import type { Actor } from '../../platform/auth/sessions.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newKey } from '../../platform/files/file-store.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import {
  getAppearance,
  getFile,
  getPrefix,
  lockAppearance,
  type StoredFile,
} from './files.queries.ts';
import { files } from './files.schema.ts';
import { type Inspected, UploadInspector } from './inspect-upload.ts';
import { checkAppearanceTotals, checkUnattachedTotals, lockUnattached } from './limits.ts';
import { viewerOf } from './visibility.ts';

export interface ReceivedFile extends Inspected {
  key: string;
  name: string;
}

interface Handed {
  query: QueryOf<typeof endpoints.upload>;
  actor: Actor;
}

/**
 * Puts the bytes in the store, where they lie under a key that no row has yet: if anything fails from
 * here on, the sweep finds them. A row without its bytes cannot come to be.
 */
export async function receiveFile(
  { db, files: store }: Platform,
  { query, actor, body }: Handed & { body: Readable },
): Promise<ReceivedFile> {
  if (query.appearance) await getAppearance(db, query.appearance, viewerOf(actor));
  const key = newKey(await getPrefix(db));
  const name = cleanFileName(query.name);
  const inspector = new UploadInspector(name);
  await store.put(key, inspector.pass(body));
  const inspected = inspector.result();
  return { ...inspected, key, name: nameForType(name, inspected.type) };
}

export async function addFile(
  tx: Tx,
  {
    query: { kind, appearance },
    actor,
    received,
    origin,
  }: Handed & {
    received: ReceivedFile;
    origin: Origin;
  },
): Promise<StoredFile> {
  if (appearance) {
    const { status } = await lockAppearance(tx, appearance, viewerOf(actor));
    if (!takesFiles(status)) {
      throw new Refusal('conflict', { message: 'This appearance is closed and takes no files.' });
    }
  } else {
    await lockUnattached(tx, actor.userId);
  }
  const { key, name, type, size, sha256 } = received;
  const [added] = await tx.orm
    .insert(files)
    .values({
      ownerId: actor.userId,
      appearanceId: appearance ?? null,
      name,
      kind,
      type,
      size,
      sha256,
      objectKey: key,
    })
    .returning({ id: files.id });
  if (!added) throw new Error('The file was not stored');
  if (appearance) await checkAppearanceTotals(tx, appearance);
  else await checkUnattachedTotals(tx, actor.userId);

  record(tx, origin, {
    action: 'files.add',
    recordType: 'file',
    recordId: added.id,
    after: { name, kind, type, size, appearance: appearance ?? null },
  });
  return getFile(tx, added.id, viewerOf(actor));
}
