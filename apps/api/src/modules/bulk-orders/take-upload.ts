import type { Readable } from 'node:stream';
import { bulkLimits } from '@courtside/contract/bulk-orders';
import { suggestOrderMapping } from '@courtside/domain/bulk-orders';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { type SheetLine, sheetLimits, unreadable } from '../../platform/sheets/sheet-line.ts';
import { takeSheet } from '../../platform/sheets/take-sheet.ts';
import { type BulkOrder, getBulkOrder } from './bulk-orders.queries.ts';
import { findRemembered } from './remembered-mapping.ts';

/** Instructions to an attorney are longer than what else stands in a sheet. */
const limits = { ...sheetLimits, cellLength: 10_000 };

interface HandedIn {
  fileName: string;
  bytes: Readable;
  clientId: string;
}

/** Reads a file of hearings into the staging table. */
export async function takeUpload(db: Db, { bytes, ...handedIn }: HandedIn): Promise<BulkOrder> {
  const id = await takeSheet(db, bytes, {
    read: (file) => withinLines(readSheet(file, limits)),
    add: (tx, headings) => addBulkOrder(tx, handedIn, headings),
    insertLines,
    finish: finishUpload,
  });
  return getBulkOrder(db, id, handedIn.clientId);
}

async function* withinLines(lines: AsyncIterable<SheetLine>): AsyncIterable<SheetLine> {
  let count = 0;
  for await (const one of lines) {
    // The first has the headings.
    if (count > bulkLimits.lines) {
      const most = bulkLimits.lines.toLocaleString('en-US');
      throw unreadable(`The file has more than ${most} hearings. Split it into several files.`);
    }
    count += 1;
    yield one;
  }
}

const insertBulkOrder = statement<{ id: string }>(
  'insert_bulk_order',
  `insert into bulk_orders (client_id, file_name, columns, sample, mapping)
   values ($1, $2, $3, '[]', $4) returning id`,
);

async function addBulkOrder(
  tx: Tx,
  { clientId, fileName }: Omit<HandedIn, 'bytes'>,
  headings: string[],
) {
  const mapping = suggestOrderMapping(headings, await findRemembered(tx, clientId, headings));
  const values = [clientId, fileName, headings, JSON.stringify(mapping)];
  const row = await tx.first(insertBulkOrder, values);
  if (!row) throw new Error('The bulk order was not stored');
  return row.id;
}

const insertLines = statement<never>(
  'insert_bulk_order_lines',
  `insert into bulk_order_lines (bulk_order_id, line, cells)
   select $1, line, cells from json_to_recordset($2::json) as g(line integer, cells jsonb)`,
);

const finishUpload = statement<never>(
  'finish_bulk_order_upload',
  'update bulk_orders set lines = $2, sample = $3 where id = $1',
);
