import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './say.mjs';
import { type Result, runStep } from './test/run-step.ts';
import { selectSteps } from './test/steps.ts';
import { summarise } from './test/summary.ts';

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

try {
  const results = await runAll(positionals, values);
  say(summarise(results));
  process.exitCode = isInterrupted || results.some(({ isOk }) => !isOk) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function runAll(
  names: readonly string[],
  { quick, verbose }: { quick: boolean; verbose: boolean },
): Promise<Result[]> {
  const steps = selectSteps(names, quick);
  const reportDir = mkdtempSync(join(tmpdir(), 'courtside-report-'));
  const results: Result[] = [];
  try {
    for (const step of steps) {
      if (isInterrupted) break;
      if (step.reports || verbose) say(`\n${step.name}: ${step.does}`);
      const failedBefore = results.filter(({ isOk }) => !isOk).map((result) => result.step.name);
      const result = await runStep(step, { isVerbose: verbose, reportDir, failedBefore });
      results.push(result);
      tell(result);
    }
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
  return results;
}

function tell({ step, isOk, seconds, output }: Result): void {
  say(`${isOk ? 'ok    ' : 'FAILED'} ${step.name}, ${step.does}: ${seconds.toFixed(1)} s`);
  if (!isOk && output) say(output.trimEnd());
}
