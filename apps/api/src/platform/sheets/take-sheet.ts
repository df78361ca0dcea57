import type { Readable } from 'node:stream';
import type { Db, Statement, Tx } from '../db/database.ts';
import type { SheetLine } from './sheet-line.ts';
import { type SpooledFile, spool } from './spool.ts';
import { stageLines } from './stage-lines.ts';

interface Taking {
  read: (file: SpooledFile) => AsyncIterable<SheetLine>;
  /** Adds what the lines belong to, by what heads its columns, and answers its id. */
  add: (tx: Tx, headings: string[]) => Promise<string>;
  /** Given that id and a batch of lines as JSON. */
  insertLines: Statement<never>;
  /** Given that id, how many lines there are, and the first of them. */
  finish: Statement<never>;
}

/** Reads a file into its staging table. All of it, or nothing is kept. */
export async function takeSheet(
  db: Db,
  bytes: Readable,
  { read, add, insertLines, finish }: Taking,
): Promise<string> {
  // First to disk: no transaction waits for a slow line, and a ZIP cannot be read from the front.
  const file = await spool(bytes);
  try {
    return await db.transaction(async (tx) => {
      const { kept, count, sample } = await stageLines(read(file), {
        begin: (headings) => add(tx, headings),
        add: async (id, batch) => {
          await tx.all(insertLines, [id, JSON.stringify(batch)]);
        },
      });
      await tx.all(finish, [kept, count, JSON.stringify(sample)]);
      return kept;
    });
  } finally {
    await file.remove();
  }
}
