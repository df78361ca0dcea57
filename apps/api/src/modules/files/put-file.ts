import { cleanFileName, nameForType } from '@courtside/domain/files';
import { newKey } from '../../platform/files/file-store.ts';
import type { Platform } from '../../platform/http/context.ts';
import { getPrefix } from './files.queries.ts';
import { type Inspected, UploadInspector } from './inspect-upload.ts';

export interface ReceivedFile extends Inspected {
  key: string;
  name: string;
}

/**
 * Puts the bytes in the store, where they lie under a key that no row has yet: if anything fails from
 * here on, the sweep finds them. A row without its bytes cannot come to be.
 */
export async function putFile(
  { db, files: store }: Pick<Platform, 'db' | 'files'>,
  givenName: string,
  body: AsyncIterable<Buffer>,
): Promise<ReceivedFile> {
  const key = newKey(await getPrefix(db));
  const name = cleanFileName(givenName);
  const inspector = new UploadInspector(name);
  await store.put(key, inspector.pass(body));
  const inspected = inspector.result();
  return { ...inspected, key, name: nameForType(name, inspected.type) };
}
