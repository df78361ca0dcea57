import pg from 'pg';
import { Db, type Statement } from '../platform/db/database.ts';

interface Run {
  text: string;
  values: readonly unknown[];
}

/** Every statement that a read runs, with its values. */
async function runsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<Run[]> {
  const runs: Run[] = [];
  class Listener extends Db {
    override all<Row>({ text, name }: Statement<Row>, values: readonly unknown[] = []) {
      runs.push({ text, values });
      return super.all<Row>({ text, name }, values);
    }
    override sql<Row>(text: string, values: readonly unknown[] = []) {
      runs.push({ text, values });
      return super.sql<Row>(text, values);
    }
  }
  await read(new Listener(db.pool));
  return runs;
}

/**
 * How PostgreSQL runs the statements of a read: made for these values, and made for any, as it may
 * come to do with a named statement that it has seen often.
 */
export async function plansOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const runs = await runsOf(db, read);
  const client = await db.pool.connect();
  try {
    const plans: string[] = [];
    for (const { text, values } of runs) {
      await client.query(`prepare explained as ${text}`);
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        const call = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain execute explained${call}`,
        );
        plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'));
      }
      await client.query('deallocate explained');
    }
    return plans;
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((one) => JSON.stringify(one)).join(',')}}`
    : `${value as string | number | boolean}`;
  return pg.escapeLiteral(text);
}
