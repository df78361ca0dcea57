import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { type SheetLine, unreadable } from '../../platform/sheets/sheet-line.ts';
import { spool } from '../../platform/sheets/spool.ts';
import { type CourtUpload, getUpload } from './court-uploads.queries.ts';
import { suggestMapping } from './suggest-mapping.ts';

const batchSize = 1_000;
const sampleLines = 5;
const sampleLength = 120;

interface HandedIn {
  fileName: string;
  bytes: Readable;
  actor: Actor;
}

/** Reads a file of courts into the staging table. All of it, or nothing is kept. */
export async function takeUpload(db: Db, handedIn: HandedIn): Promise<CourtUpload> {
  // First to disk: no transaction waits for a slow line, and a ZIP cannot be read from the front.
  const file = await spool(handedIn.bytes);
  try {
    const id = await db.transaction((tx) => stage(tx, handedIn, readSheet(file)));
    return await getUpload(db, id);
  } finally {
    await file.remove();
  }
}

async function stage(
  tx: Tx,
  { fileName, actor }: HandedIn,
  lines: AsyncIterable<SheetLine>,
): Promise<string> {
  let id: string | undefined;
  let count = 0;
  let batch: SheetLine[] = [];
  const sample: string[][] = [];
  for await (const one of lines) {
    if (id === undefined) {
      id = await addUpload(tx, fileName, actor, one.cells);
      continue;
    }
    count += 1;
    if (sample.length < sampleLines) {
      sample.push(one.cells.map((cell) => cell.slice(0, sampleLength).toWellFormed()));
    }
    if (batch.push(one) < batchSize) continue;
    await addLines(tx, id, batch);
    batch = [];
  }
  if (id === undefined) throw unreadable('The file is empty.');
  if (count === 0) throw unreadable('The file has headings and no lines below them.');
  await addLines(tx, id, batch);
  await tx.all(finishUpload, [id, count, JSON.stringify(sample)]);
  return id;
}

const insertUpload = statement<{ id: string }>(
  'insert_court_upload',
  `insert into court_uploads (file_name, columns, sample, mapping, by_id)
   values ($1, $2, '[]', $3, $4) returning id`,
);

async function addUpload(tx: Tx, fileName: string, actor: Actor, headings: string[]) {
  const columns = headings.map((heading) => heading.trim().slice(0, 200).toWellFormed());
  if (columns.every((column) => column === '')) throw unreadable('The first line has no headings.');
  const mapping = JSON.stringify(suggestMapping(columns));
  const row = await tx.first(insertUpload, [fileName, columns, mapping, actor.userId]);
  if (!row) throw new Error('The upload was not stored');
  return row.id;
}

const insertLines = statement<never>(
  'insert_court_upload_lines',
  `insert into court_upload_lines (upload_id, line, cells)
   select $1, line, cells from json_to_recordset($2::json) as g(line integer, cells jsonb)`,
);

async function addLines(tx: Tx, id: string, batch: SheetLine[]): Promise<void> {
  await tx.all(insertLines, [id, JSON.stringify(batch)]);
}

const finishUpload = statement<never>(
  'finish_court_upload',
  'update court_uploads set lines = $2, sample = $3 where id = $1',
);
