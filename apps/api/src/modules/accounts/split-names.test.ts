import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { applyMigrations } from '../../platform/db/migrations.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';

const ours = new URL('../../../migrations/', import.meta.url);

it('keeps every name, whatever its form, when full names become first and last ones', async () => {
  const folder = await mkdtemp(`${tmpdir()}/courtside-migrations-`);
  const files = (await readdir(ours)).filter((name) => name.endsWith('.sql')).toSorted();
  const split = files.findIndex((name) => name.endsWith('_accounts.sql'));
  const copy = async (names: string[]) => {
    for (const name of names) {
      await writeFile(`${folder}/${name}`, await readFile(new URL(name, ours), 'utf8'));
    }
  };
  const database = await createEmptyDatabase(inject('templateUrl'));
  const client = new pg.Client({ connectionString: database.url });
  try {
    await copy(files.slice(0, split));
    await applyMigrations(database.url, undefined, pathToFileURL(`${folder}/`));
    await client.connect();
    const names = ['Robin Vale', 'Madonna', 'Ana María de la Cruz', 'Two  Spaces', ' Led', ''];
    for (const [i, name] of names.entries()) {
      await client.query('insert into users (email, full_name) values ($1, $2)', [`${i}@x`, name]);
    }
    await copy(files.slice(split));
    await applyMigrations(database.url, undefined, pathToFileURL(`${folder}/`));
    const { rows } = await client.query<{ full_name: string; standing: string }>(
      'select full_name, standing from users order by email',
    );
    expect(rows).toEqual(names.map((full_name) => ({ full_name, standing: 'active' })));
  } finally {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
