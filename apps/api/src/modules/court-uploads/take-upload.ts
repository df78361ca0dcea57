import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { takeSheet } from '../../platform/sheets/take-sheet.ts';
import { type CourtUpload, getUpload } from './court-uploads.queries.ts';
import { suggestMapping } from './suggest-mapping.ts';

interface HandedIn {
  fileName: string;
  bytes: Readable;
  actor: Actor;
}

/** Reads a file of courts into the staging table. */
export async function takeUpload(
  db: Db,
  { bytes, fileName, actor }: HandedIn,
): Promise<CourtUpload> {
  const id = await takeSheet(db, bytes, {
    read: readSheet,
    add: (tx, headings) => addUpload(tx, fileName, actor, headings),
    insertLines,
    finish: finishUpload,
  });
  return getUpload(db, id);
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

const finishUpload = statement<never>(
  'finish_court_upload',
  'update court_uploads set lines = $2, sample = $3 where id = $1',
);
