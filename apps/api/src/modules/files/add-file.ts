import type { Readable } from 'node:stream';
import type { QueryOf } from '@courtside/contract/endpoint';
import type { files as endpoints } from '@courtside/contract/files';
import { takesFiles } from '@courtside/domain/files';
import type { Actor } from '../../platform/auth/sessions.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getAppearance, getFile, lockAppearance, type StoredFile } from './files.queries.ts';
import { files } from './files.schema.ts';
import { checkAppearanceTotals, checkUnattachedTotals, lockUnattached } from './limits.ts';
import { putFile, type ReceivedFile } from './put-file.ts';
import { viewerOf } from './visibility.ts';

interface Handed {
  query: QueryOf<typeof endpoints.upload>;
  actor: Actor;
}

export async function receiveFile(
  platform: Platform,
  { query, actor, body }: Handed & { body: Readable },
): Promise<ReceivedFile> {
  if (query.appearance) await getAppearance(platform.db, query.appearance, viewerOf(actor));
  return putFile(platform, query.name, body);
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
