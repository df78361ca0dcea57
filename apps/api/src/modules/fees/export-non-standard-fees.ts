import { caseTypes } from '@courtside/domain/case-types';
import { plainDollars } from '@courtside/domain/money';
import type { Db } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import {
  type FeeFilters,
  listNonStandardFees,
  type NonStandardFee,
} from './non-standard-fees.queries.ts';

const header = [
  'Practice area',
  'Appearance type',
  'Level',
  'Place',
  'Within',
  'Client fee',
  'Attorney fee',
  'Minutes included',
  'Client hourly',
  'Attorney hourly',
  'Instead of',
  'Client fee instead',
  'Attorney fee instead',
  'Set on (UTC)',
];

/** As many as are read at once, so that a large table never stands in memory. */
const batchSize = 1000;

export function exportNonStandardFees(db: Db, filters: FeeFilters): FileAnswer {
  return { fileName: 'non-standard-fees.csv', content: csvOf(rowsOf(db, filters)) };
}

async function* rowsOf(db: Db, filters: FeeFilters): AsyncIterable<readonly unknown[]> {
  yield header;
  let cursor: string | undefined;
  do {
    const page = await listNonStandardFees(db, filters, { cursor, limit: batchSize });
    yield* page.items.map(rowOf);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function rowOf(fee: NonStandardFee): readonly unknown[] {
  return [
    caseTypes[fee.caseType],
    fee.appearanceTypeName,
    fee.level,
    fee.placeName,
    fee.within,
    plainDollars(fee.clientFeeCents),
    plainDollars(fee.attorneyFeeCents),
    fee.includedMinutes,
    plainDollars(fee.clientHourlyCents),
    plainDollars(fee.attorneyHourlyCents),
    fee.instead.placeName,
    plainDollars(fee.instead.clientFeeCents),
    plainDollars(fee.instead.attorneyFeeCents),
    fee.createdAt,
  ];
}
