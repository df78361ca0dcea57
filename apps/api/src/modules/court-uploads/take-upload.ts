import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import type { SheetLine } from '../../platform/sheets/sheet-line.ts';
import { spool } from '../../platform/sheets/spool.ts';
import { stageLines } from '../../platform/sheets/stage-lines.ts';
import { type CourtUpload, getUpload } from './court-uploads.queries.ts';
import { suggestMapping } from './suggest-mapping.ts';

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
  const { kept, count, sample } = await stageLines(lines, {
    begin: (headings) => addUpload(tx, fileName, actor, headings),
    add: (id, batch) => addLines(tx, id, batch),
  });
  await tx.all(finishUpload, [kept, count, JSON.stringify(sample)]);
  return kept;
}

const insertUpload = statement<{ id: string }>(
  'insert_court_upload',
  `insert into court_uploads (file_name, columns, sample, mapping, by_id)
   values ($1, $2, '[]', $3, $4) returning id`,
);

async function addUpload(tx: Tx, fileName: string, actor: Actor, headings: string[]) {
  const mapping = JSON.stringify(suggestMapping(headings));
  const row = await tx.first(insertUpload, [fileName, headings, mapping, actor.userId]);
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
