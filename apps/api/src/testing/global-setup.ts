import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { startPostgres, sweepTestClusters } from '../platform/postgres/index.ts';
import { databaseUrlFor, withAdmin } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestClusters();
  const postgres = await startPostgres({ name: `test-${process.pid}`, durable: false });
  const templateUrl = databaseUrlFor(postgres.url, 'courtside_template');
  await withAdmin(postgres.url, async (admin) => {
    await admin.query('create database courtside_template');
  });
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return () => postgres.stop();
}
