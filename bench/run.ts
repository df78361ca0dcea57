import { accept } from './accept.bench.ts';
import { courtSearch } from './court-search.bench.ts';
import { dispatch } from './dispatch.bench.ts';
import { listScale } from './list-scale.bench.ts';
import { logReads } from './log-reads.bench.ts';
import { matching } from './matching.bench.ts';
import { printFigures } from './print-figures.ts';
import type { Suite } from './suite.ts';

const suites: readonly Suite[] = [logReads, courtSearch, accept, dispatch, listScale, matching];

const [wanted] = process.argv.slice(2);
const chosen = suites.filter(({ name }) => wanted === undefined || name === wanted);

if (chosen.length === 0) {
  process.stderr.write(`There is no benchmark ${wanted}. There are:\n`);
  for (const { name, about } of suites) process.stderr.write(`  ${name}  ${about}\n`);
  process.exitCode = 1;
}

for (const suite of chosen) {
  process.stdout.write(`\n${suite.name}: ${suite.about}\n`);
  printFigures(await suite.run((progress) => process.stdout.write(`  ${progress}\n`)));
}
