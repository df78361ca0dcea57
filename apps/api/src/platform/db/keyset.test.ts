import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { keysetPage, where } from './keyset.ts';

interface Row {
  id: number;
  at: string;
  kind: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.platform.db.sql(
    'create table entries (id integer primary key, at timestamptz not null, kind text not null)',
  );
});
afterAll(() => test.stop());

// Thirty rows to a moment, moments a microsecond apart.
const insert = (from: number, to: number) =>
  test.platform.db.sql(
    `insert into entries
     select n, '2026-11-15 02:00:00.000001Z'::timestamptz + (n / 30) * interval '1 microsecond',
            case n % 2 when 0 then 'even' else 'odd' end
       from generate_series($1::int, $2::int) n`,
    [from, to],
  );
beforeEach(async () => {
  await test.platform.db.sql('truncate entries');
});

const list = {
  select: 'select id, at, kind from entries',
  key: [
    { column: 'at', type: 'timestamptz', of: ({ at }: Row) => at },
    { column: 'id', type: 'integer', of: ({ id }: Row) => id },
  ],
};
const page = (direction: 'asc' | 'desc', limit: number, cursor?: string, kind?: string) =>
  keysetPage<Row>(
    test.platform.db,
    { ...list, where: where('kind = ?', kind), direction },
    { cursor, limit },
  );

async function walk(
  direction: 'asc' | 'desc',
  limit: number,
  { kind, meanwhile }: { kind?: string; meanwhile?: (pages: number) => Promise<unknown> } = {},
): Promise<{ ids: number[]; sizes: number[] }> {
  const ids: number[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await page(direction, limit, cursor, kind);
    ids.push(...items.map(({ id }) => id));
    sizes.push(items.length);
    if (sizes.length > 200) throw new Error('The list has no end');
    await meanwhile?.(sizes.length);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return { ids, sizes };
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a list by keyset', () => {
  it('is walked whole, up and down, through ties and microseconds', async () => {
    await insert(1, 500);
    expect((await walk('asc', 7)).ids).toEqual(upTo(1, 500));
    expect((await walk('desc', 7)).ids).toEqual(upTo(1, 500).toReversed());
  });

  it.each([
    [21, [7, 7, 7]],
    [22, [7, 7, 7, 1]],
    [7, [7]],
    [6, [6]],
    [0, [0]],
  ])('of %i rows by seven has pages of %j, the last without a next', async (rows, sizes) => {
    await insert(1, rows);
    expect((await walk('asc', 7)).sizes).toEqual(sizes);
    expect((await walk('desc', 7)).sizes).toEqual(sizes);
  });

  it('skips and doubles nothing while rows arrive before and behind the reader', async () => {
    await insert(101, 400);
    const arriving = (pages: number) =>
      pages <= 20 ? Promise.all([insert(pages, pages), insert(1000 + pages, 1000 + pages)]) : null;
    const up = await walk('asc', 7, { meanwhile: async (pages) => arriving(pages) });
    expect(up.ids).toEqual([...upTo(101, 400), ...upTo(1001, 1020)]);
    await test.platform.db.sql('delete from entries where id <= 20 or id > 1000');
    const down = await walk('desc', 7, { meanwhile: async (pages) => arriving(pages) });
    expect(down.ids).toEqual([...upTo(101, 400).toReversed(), ...upTo(1, 20).toReversed()]);
  });

  it('keeps its filter on every page', async () => {
    await insert(1, 50);
    const { ids, sizes } = await walk('asc', 7, { kind: 'odd' });
    expect(ids).toEqual(upTo(1, 50).filter((id) => id % 2 === 1));
    expect(sizes).toEqual([7, 7, 7, 4]);
  });

  it('goes on where a row was that is gone by now', async () => {
    await insert(1, 20);
    const { next } = await page('asc', 7);
    await test.platform.db.sql('delete from entries where id = 7');
    expect((await page('asc', 7, next ?? '')).items[0]?.id).toBe(8);
  });

  it('carries microseconds in its cursor', async () => {
    await insert(1, 40);
    const { items, next } = await page('asc', 30);
    expect(items.at(-1)?.at).toBe('2026-11-15T02:00:00.000002Z');
    expect(JSON.parse(Buffer.from(next ?? '', 'base64url').toString())).toEqual([
      '2026-11-15T02:00:00.000002Z',
      '30',
    ]);
  });

  it('is not planned anew for where a page begins', async () => {
    await insert(1, 20_000);
    await test.platform.db.sql('create index entries_by_time on entries (at, id)');
    await test.platform.db.sql('analyze entries');
    // So near the end that a plan for this position alone seems far cheaper than one for any.
    const cursor = encoded(['2026-11-15T02:00:00.000665Z', '19990']);
    const rare = where('id % 1000 = ?', 0);
    const plans = await test.platform.db.transaction(async (tx) => {
      for (let asked = 0; asked < 8; asked += 1) {
        const { items } = await keysetPage<Row>(
          tx,
          { ...list, where: rare, direction: 'asc' },
          { cursor, limit: 10 },
        );
        expect(items.map(({ id }) => id)).toEqual([20_000]);
      }
      return tx.sql(
        `select custom_plans::integer as custom, generic_plans::integer as generic
           from pg_prepared_statements where statement like '%id \\% 1000%'`,
      );
    });
    // PostgreSQL plans the first five in any case.
    expect(plans).toEqual([{ custom: 5, generic: 3 }]);
  });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const badCursors: [string, string][] = [
  ['nothing', ''],
  ['noise', '%%%'],
  ['a number', encoded(7)],
  ['an object', encoded({ length: 2, 0: 'a', 1: 'b' })],
  ['too few parts', encoded(['2026-11-15T02:00:00Z'])],
  ['too many parts', encoded(['2026-11-15T02:00:00Z', '1', '2'])],
  ['parts that are not text', encoded(['2026-11-15T02:00:00Z', 1])],
  ['a moment that is none', encoded(['yesterday-ish', '1'])],
  ['a number out of range', encoded(['2026-11-15T02:00:00Z', '99999999999999999999'])],
  ['SQL', encoded(["'; drop table entries; --", '1'])],
  ['NUL', encoded(['2026-11-15T02:00:00Z', '1\u0000'])],
];

describe('a cursor that is none of ours', () => {
  it.each(badCursors)('is refused: %s', async (_, cursor) => {
    await insert(1, 3);
    await expect(page('asc', 7, cursor)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: { cursor: 'This page does not exist' },
    });
    expect((await walk('asc', 7)).ids).toEqual([1, 2, 3]);
  });
});
