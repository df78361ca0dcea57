import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const sources = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.schema.ts'),
);
const tables = (
  await Promise.all(
    files.map(async (file) => {
      const module = (await import(`${sources}${file}`)) as Record<string, unknown>;
      return Object.values(module).filter((value) => is(value, PgTable));
    }),
  )
)
  .flat()
  .map((table) => ({ table, name: getTableConfig(table).name }));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

interface Column {
  type: string;
  notNull: boolean;
  hasDefault: boolean;
}
const namesOfTypes: Record<string, string> = {
  time: 'time without time zone',
  timestamptz: 'timestamp with time zone',
  'text[]': 'ARRAY',
};

async function columnsOf(table: string): Promise<Record<string, Column>> {
  const rows = await test.platform.db.sql<Column & { name: string }>(
    `select column_name as name, data_type as type, is_nullable = 'NO' as "notNull",
            column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS'
              as "hasDefault"
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return Object.fromEntries(rows.map(({ name, ...column }) => [name, column]));
}

describe('the tables that Drizzle knows', () => {
  it('are those of every *.schema.ts', () => {
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'user_roles', 'sessions', 'mails']),
    );
  });

  it.each(tables)('$name agrees with the migrated database', async ({ table, name }) => {
    const described = getTableConfig(table).columns.map((column): [string, Column] => {
      const type = column.getSQLType();
      return [
        column.name,
        {
          type: namesOfTypes[type] ?? type,
          notNull: column.notNull,
          hasDefault: column.hasDefault || column.generated !== undefined,
        },
      ];
    });
    expect(Object.fromEntries(described)).toEqual(await columnsOf(name));
  });
});
