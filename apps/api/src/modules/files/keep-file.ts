import type { FileType } from '@courtside/domain/files';
import { statement, type Tx } from '../../platform/db/database.ts';

interface KeptFile {
  uid: string;
  name: string;
  type: FileType;
  size: number;
}

const keep = statement<KeptFile>(
  'keep_file',
  `update files set held_until = 'infinity'
    where id = $1 and owner_id = $2 and appearance_id is null
      and held_until is distinct from 'infinity'
   returning id as uid, name, type, size`,
);

/** Keeps a file that its owner handed in ahead for a record of theirs; another's is the same as none. */
export async function keepFile(
  tx: Tx,
  { uid, ownerId }: { uid: string; ownerId: string },
): Promise<KeptFile | undefined> {
  return tx.first(keep, [uid, ownerId]);
}
