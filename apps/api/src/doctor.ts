import { fileFaults } from './modules/files/index.ts';
import { Db } from './platform/db/database.ts';
import { createPool } from './platform/db/pool.ts';
import { invariants } from './platform/doctor/invariants.ts';
import { readFilesEnv } from './platform/env.ts';
import { createFileStore } from './platform/files/create-file-store.ts';

/** Asks the database for every breach of what must never break. Ends with 1 when there is one. */
const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write('DATABASE_URL is required: which database shall be examined?\n');
  process.exit(1);
}
const pool = createPool({
  url,
  applicationName: 'courtside doctor',
  max: 2,
  onError: () => {},
});
const db = new Db(pool);
const store = createFileStore(readFilesEnv(process.env));
let breaches = 0;
for (const { number, says, sql } of invariants) {
  report(number, says, await db.sql(`${sql} limit 20`));
}
const faults = await Array.fromAsync(fileFaults(db, store));
report(11, 'Every file has its object with equal size and content, every object its file', faults);
store.stop();
await pool.end();
process.stdout.write(
  breaches === 0
    ? `All ${invariants.length + 1} invariants hold\n`
    : `${breaches} rows break an invariant\n`,
);
process.exitCode = breaches === 0 ? 0 : 1;

function report(number: number, says: string, rows: readonly unknown[]): void {
  breaches += rows.length;
  process.stdout.write(`${rows.length === 0 ? 'ok    ' : 'BROKEN'} ${number}. ${says}\n`);
  for (const row of rows.slice(0, 20)) process.stdout.write(`         ${JSON.stringify(row)}\n`);
}
