import pg from 'pg';
import { invariants } from './platform/doctor/invariants.ts';

/** Asks the database for every breach of what must never break. Ends with 1 when there is one. */
const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write('DATABASE_URL is required: which database shall be examined?\n');
  process.exit(1);
}
const client = new pg.Client({ connectionString: url, application_name: 'courtside doctor' });
await client.connect();
let breaches = 0;
for (const { number, says, sql } of invariants) {
  const { rows } = await client.query<Record<string, unknown>>(`${sql} limit 20`);
  breaches += rows.length;
  process.stdout.write(`${rows.length === 0 ? 'ok    ' : 'BROKEN'} ${number}. ${says}\n`);
  for (const row of rows) process.stdout.write(`         ${JSON.stringify(row)}\n`);
}
await client.end();
process.stdout.write(
  breaches === 0
    ? `All ${invariants.length} invariants hold\n`
    : `${breaches} rows break an invariant\n`,
);
process.exitCode = breaches === 0 ? 0 : 1;
