import { readFile, writeFile } from 'node:fs/promises';
import { dumpMigratedSchema } from '../apps/api/src/testing/dump-migrated-schema.ts';
import { lifecycleReference } from './generate/lifecycle.ts';
import { accessTable, endpointTable, errorList, routeTable } from './generate/reference.ts';

const root = new URL('../', import.meta.url);

/** Everything in the repository that is written from code, with what writes it. */
const generated: readonly { file: string; write: () => string | Promise<string> }[] = [
  { file: 'docs/generated/access.md', write: accessTable },
  { file: 'docs/generated/endpoints.md', write: endpointTable },
  { file: 'docs/generated/errors.md', write: errorList },
  { file: 'docs/generated/lifecycle.md', write: lifecycleReference },
  { file: 'docs/generated/routes.md', write: routeTable },
  { file: 'apps/api/schema.sql', write: dumpMigratedSchema },
];

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

for (const { file, write } of generated) {
  const path = new URL(file, root);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  const now = await write();
  if (before === now) continue;
  stale.push(file);
  if (!isCheck) await writeFile(path, now);
}

if (isCheck && stale.length > 0) {
  process.stderr.write(
    `Out of date, run npm run generate:\n${stale.map((f) => `  ${f}\n`).join('')}`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(
    stale.length === 0 ? 'All generated files are up to date\n' : `Wrote ${stale.join(', ')}\n`,
  );
}
