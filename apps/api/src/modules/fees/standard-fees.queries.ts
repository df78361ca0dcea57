import type { QueryOf } from '@courtside/contract/endpoint';
import type { fees, standardFee } from '@courtside/contract/fees';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { Refusal } from '../../platform/refusal.ts';
import { feeOf } from './fee-sql.ts';

export type StandardFee = z.output<typeof standardFee>;
type Listed = StandardFee & { position: number };

const select = `
  select t.id, t.case_type as "caseType", t.name, t.description, t.utbms_task as "utbmsTask",
         t.usual_minutes as "usualMinutes", t.in_person as "inPerson", t.remote, ${feeOf('t')},
         t.active, t.revision, t.position,
         (select count(*)::integer from non_standard_fees f where f.appearance_type_id = t.id)
           as "nonStandardFees"
    from appearance_types t`;

const name = { column: 't.name', type: 'text', of: (fee: Listed) => fee.name };
const id = { column: 't.id', type: 'uuid', of: (fee: Listed) => fee.id };
const byPosition = [
  { column: 't.case_type', type: 'text', of: (fee: Listed) => fee.caseType },
  { column: 't.position', type: 'integer', of: (fee: Listed) => fee.position },
  name,
  id,
];

export async function listStandardFees(
  db: DbOrTx,
  { search, caseType, active, sort, ...page }: QueryOf<typeof fees.listStandard>,
) {
  return keysetPage<Listed>(
    db,
    {
      select,
      where: [
        ...where('t.case_type = ?', caseType),
        ...where('t.active = ?', active),
        ...where(
          `unaccent(lower(t.name || ' ' || t.utbms_task)) like unaccent(?)`,
          containing(search),
        ),
      ],
      key: sort === 'position' ? byPosition : [name, id],
      direction: sort === '-name' ? 'desc' : 'asc',
    },
    page,
  );
}

const selectOne = statement<StandardFee>('select_standard_fee', `${select} where t.id = $1`);

export async function getStandardFee(db: DbOrTx, typeId: string): Promise<StandardFee> {
  const fee = await db.first(selectOne, [typeId]);
  if (!fee) throw new Refusal('not_found');
  return fee;
}

const lockOne = statement<{ revision: number }>(
  'lock_appearance_type',
  'select revision from appearance_types where id = $1 for no key update',
);

export async function lockStandardFee(tx: Tx, typeId: string): Promise<StandardFee> {
  await tx.first(lockOne, [typeId]);
  return getStandardFee(tx, typeId);
}
