import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import { expiryStanding, warnDays } from '@courtside/domain/practices';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { databaseToday } from './today.ts';

export type AttorneyDocument = ResponseOf<typeof practices.addDocument>;

/** Nobody reads on beyond these; what is in force is among the newest. */
const most = 100;

const selectDocuments = statement<Omit<AttorneyDocument, 'standing'>>(
  'select_attorney_documents',
  `select d.id, d.kind, d.expires_on::text as "expiresOn", d.created_at as "createdAt",
          d.replaced_at as "replacedAt",
          case when f.id is not null then
            jsonb_build_object('uid', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
          end as file
     from attorney_documents d left join files f on f.id = d.file_id
    where d.user_id = $1
    order by d.created_at desc, d.id desc
    limit ${most}`,
);

export async function listDocuments(db: DbOrTx, userId: string): Promise<AttorneyDocument[]> {
  const today = await databaseToday(db);
  return (await db.all(selectDocuments, [userId])).map((document) => ({
    ...document,
    standing: expiryStanding(document.expiresOn, today, warnDays.document),
  }));
}

const selectAttorney = statement<{ id: string }>(
  'select_attorney_of_documents',
  `select user_id as id from user_roles where user_id = $1 and role = 'attorney'`,
);

/** For administrators: somebody who is no attorney is the same as nobody. */
export async function listDocumentsOf(db: DbOrTx, attorneyId: string): Promise<AttorneyDocument[]> {
  if (!(await db.first(selectAttorney, [attorneyId]))) throw new Refusal('not_found');
  return listDocuments(db, attorneyId);
}
