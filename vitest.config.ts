import { defineConfig } from 'vitest/config';

const skipped = ['**/node_modules/**', '**/build/**', '**/build-mobile/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          pool: 'forks',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
          ],
          exclude: [...skipped, 'scripts/start.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          pool: 'forks',
          // The application is loaded once a worker. No test replaces a part of it, and what a file
          // keeps in the database is its own.
          isolate: false,
          include: ['apps/api/**/*.test.ts', 'scripts/start.test.ts'],
          exclude: skipped,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
