import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { sqlState } from './errors.ts';

const ours = new URL('../../../migrations/', import.meta.url);

// Any number that nobody else locks: several processes may start at once, one migrates.
const migrationLock = 7_226_305_118;

const undefinedTable = '42P01';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies what is missing, in order, each in its own transaction. */
export async function applyMigrations(
  databaseUrl: string,
  onProgress: (message: string) => void = () => {},
  folder = ours,
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const known = await appliedMigrations(client);
    const migrations = await readMigrations(folder);
    const missing = migrations.filter((migration) => isMissing(migration, known));
    for (const [index, migration] of missing.entries()) {
      onProgress(`migration ${index + 1} of ${missing.length}: ${migration.name}`);
      await applyOne(client, migration);
    }
    return { applied: missing.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function isMissing({ name, checksum }: Migration, known: Map<string, string>): boolean {
  const before = known.get(name);
  if (before !== undefined && before !== checksum) {
    throw new Error(
      `Migration ${name} was changed after it had been applied. Migrations only go forward: restore it and add a new one.`,
    );
  }
  return before === undefined;
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** The names of migrations that this code has and the database lacks. */
export async function pendingMigrations(query: (sql: string) => Promise<{ name: string }[]>) {
  const applied = await query('select name from schema_migrations').catch((error: unknown) => {
    if (sqlState(error) === undefinedTable) return [];
    throw error;
  });
  const known = new Set(applied.map(({ name }) => name));
  return (await readMigrations(ours)).map(({ name }) => name).filter((name) => !known.has(name));
}
