import { isDeepStrictEqual } from 'node:util';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import { type CaseType, caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import type { Actor } from '../../platform/auth/sessions.ts';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { findPractice, savePractice } from '../accounts/index.ts';
import { lockPractice } from './lock-practice.ts';

type CaseTypeList = ResponseOf<typeof practices.listCaseTypes>;

/** Those that the attorney takes, or all others, in the order in which they are shown everywhere. */
export async function listCaseTypes(
  db: DbOrTx,
  userId: string,
  which: 'taken' | 'others',
): Promise<CaseTypeList> {
  const taken = new Set((await findPractice(db, userId)).caseTypes);
  const items = caseTypeCodes
    .filter((code) => taken.has(code) === (which === 'taken'))
    .map((code) => ({ code, name: caseTypes[code] }));
  return { items };
}

export async function saveCaseTypes(
  tx: Tx,
  { actor: { userId }, origin }: { actor: Actor; origin: Origin },
  chosen: CaseType[],
): Promise<CaseTypeList> {
  await lockPractice(tx, userId);
  const before = (await findPractice(tx, userId)).caseTypes;
  await savePractice(tx, userId, { caseTypes: chosen });
  const after = (await findPractice(tx, userId)).caseTypes;
  if (!isDeepStrictEqual(before, after)) {
    record(tx, origin, {
      action: 'practices.save_case_types',
      recordType: 'user',
      recordId: userId,
      before: { caseTypes: before },
      after: { caseTypes: after },
    });
  }
  return listCaseTypes(tx, userId, 'taken');
}
