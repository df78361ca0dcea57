import type { catalogue, listedAppearanceType } from '@courtside/contract/catalogue';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { type CaseType, caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import { isDepositionTask } from '@courtside/domain/catalogue';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

type ListedType = z.output<typeof listedAppearanceType>;

const selectTypes = statement<Omit<ListedType, 'isDeposition'> & { utbmsTask: string }>(
  'select_appearance_types',
  `select id, case_type as "caseType", name, description, usual_minutes as "usualMinutes",
          in_person as "inPerson", remote, utbms_task as "utbmsTask"
     from appearance_types
    where active and ($1::text is null or case_type = $1)
    order by case_type, position, name, id`,
);

export async function listAppearanceTypes(
  db: DbOrTx,
  caseType: CaseType | undefined,
): Promise<ListedType[]> {
  const types = await db.all(selectTypes, [caseType ?? null]);
  return types.map(({ utbmsTask, ...type }) => ({
    ...type,
    isDeposition: isDepositionTask(utbmsTask),
  }));
}

type Rate = ResponseOf<typeof catalogue.listRates>['items'][number];

// The client's side only: everybody reads it.
const selectFees = statement<Rate['appearanceTypes'][number] & { caseType: CaseType }>(
  'select_client_fees',
  `select id, case_type as "caseType", name, client_fee_cents as "clientFeeCents",
          included_minutes as "includedMinutes", client_hourly_cents as "clientHourlyCents"
     from appearance_types
    where active
    order by case_type, position, name, id`,
);

/** What each practice area costs, in the order in which areas are shown. */
export async function listRates(db: DbOrTx): Promise<Rate[]> {
  const byCaseType = Map.groupBy(await db.all(selectFees), ({ caseType }) => caseType);
  return caseTypeCodes.map((id) => {
    const appearanceTypes = byCaseType.get(id) ?? [];
    const fees = appearanceTypes.map(({ clientFeeCents }) => clientFeeCents);
    return {
      id,
      name: caseTypes[id],
      fromCents: fees.length > 0 ? Math.min(...fees) : null,
      appearanceTypes,
    };
  });
}
