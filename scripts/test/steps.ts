export type Step = {
  name: string;
  does: string;
  command: string[];
  /** Part of `npm run check`. */
  isQuick?: true;
  /** Tells of its own progress, so its output is shown as it comes. */
  reports?: 'vitest' | 'playwright';
  needsBrowser?: true;
  /** A step without whose success this one would only fail again. */
  after?: string;
};

const all: Step[] = [
  { name: 'format', does: 'formatting', command: ['biome', 'ci', '.'], isQuick: true },
  { name: 'types', does: 'type check', command: ['tsc', '-b'], isQuick: true },
  {
    name: 'lint',
    does: 'lint and import walls',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    isQuick: true,
  },
  { name: 'unused', does: 'unused code', command: ['knip'], isQuick: true },
  {
    name: 'docs',
    does: 'generated documents are fresh',
    command: ['node', 'scripts/generate.ts', '--check'],
    isQuick: true,
  },
  {
    name: 'unit',
    does: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit'],
    isQuick: true,
    reports: 'vitest',
  },
  {
    name: 'api',
    does: 'API tests on PostgreSQL',
    command: ['vitest', 'run', '--project', 'api'],
    reports: 'vitest',
  },
  {
    name: 'build',
    does: 'web and mobile builds',
    command: ['node', 'apps/web/scripts/build.ts', 'all'],
  },
  {
    name: 'browser',
    does: 'journeys in Chromium',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    reports: 'playwright',
    needsBrowser: true,
    after: 'build',
  },
];

/** The steps asked for, in their order; all of them unless names are given. */
export function selectSteps(names: readonly string[], isQuick: boolean): Step[] {
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name, does }) => `  ${name.padEnd(8)} ${does}`).join('\n');
    throw new Error(`No such step: ${unknown.join(', ')}. The steps are:\n${known}`);
  }
  return all
    .filter((step) => names.length === 0 || names.includes(step.name))
    .filter((step) => !isQuick || step.isQuick);
}
