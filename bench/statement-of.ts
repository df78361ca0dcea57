import { Db, type Statement } from '@courtside/api/platform/db/database';

/** Learns the statement that a query of ours runs, so that the yardstick can never differ from it. */
export async function statementOf(
  pool: Db['pool'],
  query: (db: Db) => Promise<unknown>,
): Promise<{ name: string; text: string }> {
  let seen: { name: string; text: string } | undefined;
  class Listener extends Db {
    override all<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
      seen = { name: statement.name, text: statement.text };
      return super.all(statement, values);
    }
  }
  await query(new Listener(pool));
  if (!seen) throw new Error('The query runs no named statement');
  return seen;
}
