import { type Db, statement } from '../../platform/db/database.ts';
import { type Condition, nameOf } from '../../platform/db/keyset.ts';

const selectVersion = statement<{ version: number }>(
  'select_version_of_places',
  `select version from reference_versions where name = 'places'`,
);

interface Counted {
  version: number;
  totals: Map<string, number>;
}

const mostTotals = 2_000;
const counted = new WeakMap<Db, Counted>();

/**
 * How many places the filters let through. Counting takes longer than reading a page, so a count holds
 * until a place changes: the version is read first, so a total is never older than the version it is
 * kept under.
 */
export async function countPlaces(
  db: Db,
  from: string,
  where: readonly Condition[],
): Promise<number> {
  const { version = 0 } = (await db.first(selectVersion)) ?? {};
  let known = counted.get(db);
  if (known?.version !== version) {
    known = { version, totals: new Map() };
    counted.set(db, known);
  }
  const conditions = where.map(({ sql }, i) => sql.replace('?', `$${i + 1}`));
  const values = where.map(({ value }) => value);
  const text = [
    `select count(*)::int as total from ${from} p`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
  ].join('\n');
  const key = JSON.stringify([text, ...values]);
  const total = known.totals.get(key) ?? (await count(db, text, values));
  if (known.totals.size < mostTotals) known.totals.set(key, total);
  return total;
}

async function count(db: Db, text: string, values: unknown[]): Promise<number> {
  const found = await db.first<{ total: number }>({ name: nameOf(text), text }, values);
  return found?.total ?? 0;
}
