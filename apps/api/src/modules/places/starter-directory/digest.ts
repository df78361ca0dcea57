import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const tables = new URL('../../../../reference/', import.meta.url);
const rules = new URL('./', import.meta.url);
const counts = /(\.tsv|(?<!\.test)\.ts)$/;

/** Differs as soon as the tables or the rules do, and is had much sooner than the directory. */
export function digestStarterDirectory(): string {
  const digest = createHash('sha256');
  for (const folder of [tables, rules]) {
    for (const file of readdirSync(folder).toSorted()) {
      if (!counts.test(file)) continue;
      digest.update(`${file}\n`).update(readFileSync(new URL(file, folder)));
    }
  }
  return digest.digest('hex');
}
