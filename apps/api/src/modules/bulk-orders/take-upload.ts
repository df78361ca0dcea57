import type { Readable } from 'node:stream';
import { bulkLimits } from '@courtside/contract/bulk-orders';
import { suggestOrderMapping } from '@courtside/domain/bulk-orders';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { type SheetLine, sheetLimits, unreadable } from '../../platform/sheets/sheet-line.ts';
import { spool } from '../../platform/sheets/spool.ts';
import { stageLines } from '../../platform/sheets/stage-lines.ts';
import { type BulkOrder, getBulkOrder } from './bulk-orders.queries.ts';
import { findRemembered } from './remembered-mapping.ts';

/** Instructions to an attorney are longer than what else stands in a sheet. */
const limits = { ...sheetLimits, cellLength: 10_000 };

interface HandedIn {
  fileName: string;
  bytes: Readable;
  clientId: string;
}

/** Reads a file of hearings into the staging table. All of it, or nothing is kept. */
export async function takeUpload(db: Db, handedIn: HandedIn): Promise<BulkOrder> {
  // First to disk: no transaction waits for a slow line, and a ZIP cannot be read from the front.
  const file = await spool(handedIn.bytes);
  try {
    const id = await db.transaction((tx) => stage(tx, handedIn, readSheet(file, limits)));
    return await getBulkOrder(db, id, handedIn.clientId);
  } finally {
    await file.remove();
  }
}

async function stage(tx: Tx, handedIn: HandedIn, lines: AsyncIterable<SheetLine>): Promise<string> {
  const { kept, count, sample } = await stageLines(withinLines(lines), {
    begin: (headings) => addBulkOrder(tx, handedIn, headings),
    add: async (id, batch) => {
      await tx.all(insertLines, [id, JSON.stringify(batch)]);
    },
  });
  await tx.all(finishUpload, [kept, count, JSON.stringify(sample)]);
  return kept;
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

async function addBulkOrder(tx: Tx, { clientId, fileName }: HandedIn, headings: string[]) {
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
