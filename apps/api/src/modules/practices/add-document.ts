import type { BodyOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import { isDocumentType } from '@courtside/domain/practices';
import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { keepFile } from '../files/index.ts';
import { type AttorneyDocument, listDocuments } from './documents.queries.ts';
import { lockPractice } from './lock-practice.ts';
import { databaseToday } from './today.ts';

const replaceLast = statement<{ id: string }>(
  'replace_attorney_document',
  `update attorney_documents set replaced_at = clock_now()
    where user_id = $1 and kind = $2 and replaced_at is null returning id`,
);

const insertDocument = statement<{ id: string }>(
  'add_attorney_document',
  `insert into attorney_documents (user_id, kind, file_id, expires_on)
   values ($1, $2, $3, $4) returning id`,
);

/** Puts a document on record. The last of its kind is replaced by it, and stays on record too. */
export async function addDocument(
  tx: Tx,
  { actor: { userId }, origin }: { actor: Actor; origin: Origin },
  { kind, file: uid, expiresOn }: BodyOf<typeof practices.addDocument>,
): Promise<AttorneyDocument> {
  await lockPractice(tx, userId);
  if (expiresOn !== null && expiresOn < (await databaseToday(tx))) {
    throw new Refusal('invalid_request', { errors: { expiresOn: 'This one has expired already' } });
  }
  const file = await keepFile(tx, { uid, ownerId: userId });
  if (!file) {
    throw new Refusal('invalid_request', {
      errors: { file: 'The file is no longer here. Please add it again.' },
    });
  }
  if (!isDocumentType(file.type)) {
    throw new Refusal('invalid_request', { errors: { file: 'Should be a PDF or a picture' } });
  }
  const replaced = await tx.first(replaceLast, [userId, kind]);
  const added = await tx.first(insertDocument, [userId, kind, uid, expiresOn]);
  record(tx, origin, {
    action: 'practices.add_document',
    recordType: 'user',
    recordId: userId,
    ...(replaced && { before: { document: replaced.id } }),
    after: { document: added?.id, kind, file: uid, expiresOn },
  });
  const document = (await listDocuments(tx, userId)).find(({ id }) => id === added?.id);
  if (!document) throw new Error('The document was not stored');
  return document;
}
