import { randomBytes } from 'node:crypto';
import pg from 'pg';

export function databaseUrlFor(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function withAdmin(
  url: string,
  work: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrlFor(url, 'postgres') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, so that test files run side by side. */
export async function cloneDatabase(templateUrl: string): Promise<TestDatabase> {
  return createDatabase(templateUrl, 'courtside_template');
}

/** A database with nothing in it. */
export async function createEmptyDatabase(templateUrl: string): Promise<TestDatabase> {
  return createDatabase(templateUrl, 'template0');
}

async function createDatabase(templateUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(templateUrl, async (admin) => {
    // Through the log, as PostgreSQL would, takes twice as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: databaseUrlFor(templateUrl, name),
    drop: () =>
      withAdmin(templateUrl, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
