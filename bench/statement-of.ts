import { Db, type Statement } from '@courtside/api/platform/db/database';

interface NamedStatement {
  name: string;
  text: string;
}

/** Learns the statement that a query of ours runs, so that the yardstick can never differ from it. */
export async function statementOf(
  pool: Db['pool'],
  query: (db: Db) => Promise<unknown>,
): Promise<NamedStatement> {
  const last = (await runsOf(pool, query)).at(-1);
  if (!last) throw new Error('The query runs no named statement');
  return { name: last.name, text: last.text };
}

/** Learns all statements that a query of ours runs one after the other, with their values. */
export async function runsOf(
  pool: Db['pool'],
  query: (db: Db) => Promise<unknown>,
): Promise<(NamedStatement & { values: unknown[] })[]> {
  const runs: (NamedStatement & { values: unknown[] })[] = [];
  class Listener extends Db {
    override all<Row>({ name, text }: Statement<Row>, values: readonly unknown[] = []) {
      runs.push({ name, text, values: [...values] });
      return super.all<Row>({ name, text }, values);
    }
  }
  await query(new Listener(pool));
  return runs;
}
