import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { startPostgres, sweepTestClusters } from '../platform/postgres/index.ts';
import { databaseUrlFor, withAdmin } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file clones.
 * `TEST_DATABASE_URL` names another server, to try an older PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  await sweepTestClusters();
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({ name: `test-${process.pid}`, durable: false });
  const templateUrl = databaseUrlFor(postgres.url, 'courtside_template');
  await withAdmin(postgres.url, async (admin) => {
    await admin.query('drop database if exists courtside_template');
    await admin.query('create database courtside_template');
  });
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return () => postgres.stop();
}
