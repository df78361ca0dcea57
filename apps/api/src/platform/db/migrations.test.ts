import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { jobs } from '../../jobs.ts';
import { migrate } from '../../migrate.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { deadLetters } from '../jobs/job.ts';
import { applyMigrations } from './migrations.ts';

let url: string;
beforeEach(async () => {
  const database = await createEmptyDatabase(inject('templateUrl'));
  url = database.url;
  onTestFinished(() => database.drop());
});

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const applied = async () =>
  (await ask<{ name: string }>('select name from schema_migrations order by name')).map(
    ({ name }) => name,
  );

async function aFolderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(`${tmpdir()}/courtside-migrations-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(`${folder}/${name}`, sql);
  return pathToFileURL(`${folder}/`);
}

const silent = () => {};

describe('migrations', () => {
  it('are applied once each when eight processes start together', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => migrate(url)));
    const names = await applied();
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(results.flatMap((result) => result.applied).toSorted()).toEqual(names);
    const queues = await ask<{ name: string }>('select name from pgboss.queue');
    expect(queues.map(({ name }) => name).toSorted()).toEqual(
      [deadLetters, ...jobs.map(({ name }) => name)].toSorted(),
    );
  });

  it('do nothing the second time', async () => {
    await migrate(url);
    const before = await ask('select * from schema_migrations order by name');
    expect(await migrate(url)).toEqual({ applied: [] });
    expect(await ask('select * from schema_migrations order by name')).toEqual(before);
  });

  it('say what they do, in order', async () => {
    const folder = await aFolderOf({
      '2_b.sql': 'select 1',
      '1_a.sql': 'select 1',
      'readme.md': '',
    });
    const said: string[] = [];
    await applyMigrations(url, (message) => said.push(message), folder);
    expect(said).toEqual(['migration 1 of 2: 1_a.sql', 'migration 2 of 2: 2_b.sql']);
  });

  it('refuse one that was changed after it had been applied, and apply nothing', async () => {
    await applyMigrations(url, silent, await aFolderOf({ '1_a.sql': 'create table a ()' }));
    const changed = await aFolderOf({
      '1_a.sql': 'create table a (more text)',
      '2_b.sql': 'create table b ()',
    });
    await expect(applyMigrations(url, silent, changed)).rejects.toThrow(
      'Migration 1_a.sql was changed after it had been applied. Migrations only go forward: restore it and add a new one.',
    );
    expect(await applied()).toEqual(['1_a.sql']);
    expect(await ask(`select to_regclass('b')::text as b`)).toEqual([{ b: null }]);
  });

  it('leave nothing of one that fails, keep those before it, and go on once it is mended', async () => {
    const files = {
      '1_a.sql': 'create table a ()',
      '2_b.sql': 'create table b (); insert into b select from missing',
      '3_c.sql': 'create table c ()',
    };
    await expect(applyMigrations(url, silent, await aFolderOf(files))).rejects.toThrow(
      'Migration 2_b.sql failed: relation "missing" does not exist',
    );
    expect(await applied()).toEqual(['1_a.sql']);
    expect(await ask(`select to_regclass('b')::text as b, to_regclass('c')::text as c`)).toEqual([
      { b: null, c: null },
    ]);
    const mended = await aFolderOf({ ...files, '2_b.sql': 'create table b ()' });
    expect(await applyMigrations(url, silent, mended)).toEqual({
      applied: ['2_b.sql', '3_c.sql'],
    });
  });
});
