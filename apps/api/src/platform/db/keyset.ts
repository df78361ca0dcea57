import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { DbOrTx } from './database.ts';
import { sqlState } from './errors.ts';

export interface Condition {
  /** One comparison with `?` where the value goes. */
  readonly sql: string;
  readonly value: unknown;
}

/** A filter of a list; without a value there is no filter. */
export function where(sql: string, value: unknown): Condition[] {
  return value === undefined ? [] : [{ sql, value }];
}

/** What a page consists of, in SQL. */
interface PageParts {
  readonly matching: string;
  readonly order: string;
  readonly limit: string;
}

interface KeysetList<Row> {
  /** `select … from …`, without where, order or limit; or a text of its own around those. */
  readonly select: string | ((page: PageParts) => string);
  /** Values that the text itself names, from `$1` on. */
  readonly given?: readonly unknown[];
  readonly where: readonly Condition[];
  /** What the list is sorted by, ending with something unique; an index must carry the same columns. */
  readonly key: readonly { column: string; type: string; of: (row: Row) => string | number }[];
  readonly direction: 'asc' | 'desc';
}

export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/**
 * One page of a list, found by where the last page ended instead of by counting rows: as fast on the
 * thousandth page as on the first, and nothing is skipped or shown twice when rows arrive meanwhile.
 */
export async function keysetPage<Row>(
  db: DbOrTx,
  list: KeysetList<Row>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<Row>> {
  const values: unknown[] = [...(list.given ?? [])];
  const conditions = list.where.map(({ sql, value }) => sql.replace('?', `$${values.push(value)}`));
  if (cursor !== undefined) {
    const columns = list.key.map(({ column }) => column).join(', ');
    // As queries of their own: a position that PostgreSQL can see, it may plan for anew with every request.
    const position = decodeCursor(cursor, list.key.length).map(
      (value, i) => `(select $${values.push(value)}::${list.key[i]?.type})`,
    );
    conditions.push(
      `(${columns}) ${list.direction === 'asc' ? '>' : '<'} (${position.join(', ')})`,
    );
  }
  const page: PageParts = {
    matching: conditions.length > 0 ? conditions.join(' and ') : 'true',
    order: list.key.map(({ column }) => `${column} ${list.direction}`).join(', '),
    limit: String(rowsFor(limit)),
  };
  const text =
    typeof list.select === 'string'
      ? `${list.select}
         where ${page.matching} order by ${page.order} limit ${page.limit}`
      : list.select(page);

  const rows = await db.all<Row>({ name: nameOf(text), text }, values).catch((error: unknown) => {
    if (cursor !== undefined && sqlState(error)?.startsWith('22')) throw badCursor();
    throw error;
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? encodeCursor(list.key.map(({ of }) => of(last))) : null,
  };
}

/**
 * How many rows to ask for: one more than a page has, to know whether another follows. It stands in the
 * text, in few sizes. As a value it would be unknown to a plan that is kept, which would then be taken to
 * read a tenth of everything, and dropped for a new one with every request of whoever has much.
 */
function rowsFor(limit: number): number {
  return [2, 11, 26, 51].find((rows) => rows > limit) ?? limit + 1;
}

// Each combination of filters is a statement of its own; there are few, so each is planned once.
const names = new Map<string, string>();

export function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `list_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

function encodeCursor(position: (string | number)[]): string {
  return Buffer.from(JSON.stringify(position.map(String))).toString('base64url');
}

function decodeCursor(cursor: string, parts: number): string[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(position) &&
      position.length === parts &&
      position.every((part) => typeof part === 'string')
    ) {
      return position;
    }
  } catch {
    // Falls through: whatever is not a cursor of ours is refused alike.
  }
  throw badCursor();
}

function badCursor(): Refusal {
  return new Refusal('invalid_request', { errors: { cursor: 'This page does not exist' } });
}
