import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { nothing, type Report, readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

export type Result = Report & { step: Step; isOk: boolean; seconds: number; output: string };

type Circumstances = { isVerbose: boolean; reportDir: string; failedBefore: readonly string[] };

export async function runStep(step: Step, circumstances: Circumstances): Promise<Result> {
  const began = Date.now();
  const { isOk, output, ...report } = await attempt(step, circumstances).catch(
    (error: unknown) => ({ ...nothing, isOk: false, output: String(error) }),
  );
  // A step can fail with no test to blame, such as a broken setup; it counts as one.
  const failed = isOk ? report.failed : Math.max(1, report.failed);
  return { ...report, step, isOk, output, failed, seconds: (Date.now() - began) / 1000 };
}

async function attempt(
  step: Step,
  { isVerbose, reportDir, failedBefore }: Circumstances,
): Promise<Report & { isOk: boolean; output: string }> {
  if (step.after && failedBefore.includes(step.after)) {
    return { ...nothing, isOk: false, output: `Not run: it needs the step "${step.after}".` };
  }
  const report = join(reportDir, `${step.name}.json`);
  const { command, env } = withReport(step, report);
  if (step.needsBrowser) env['CHROME_PATH'] = await findChromium();
  const run = await runCommand(command, { env, isShown: isVerbose || Boolean(step.reports) });
  const read = step.reports ? readReport(step.reports, report) : nothing;
  return { ...read, isOk: run.isOk && read.failed === 0, output: run.output };
}

function withReport(
  { command, reports }: Step,
  file: string,
): { command: string[]; env: NodeJS.ProcessEnv } {
  const env = { COURTSIDE_DEV_PAGES: '1' };
  if (reports === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { command: [...command, ...reporters], env };
  }
  if (reports === 'playwright') {
    return {
      command: [...command, '--reporter=line,json'],
      // Playwright decides on colour by itself, and warns about being told twice.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined },
    };
  }
  return { command, env };
}
