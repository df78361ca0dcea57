import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ConnectionPool } from './pool.ts';

/** A hot query: PostgreSQL plans it once per connection and knows it by name afterwards. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only carries the row's type. */
  readonly row?: Row;
}

export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

type Runner = pg.Pool | pg.PoolClient;

abstract class Queryable {
  /** Drizzle, for queries that are not hot. */
  readonly orm: NodePgDatabase;
  protected readonly runner: Runner;

  constructor(runner: Runner) {
    this.runner = runner;
    this.orm = drizzle({ client: runner });
  }

  async all<Row>(query: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await this.runner.query<Row & pg.QueryResultRow>({
      name: query.name,
      text: query.text,
      values: values as unknown[],
    });
    return result.rows;
  }

  async first<Row>(
    query: Statement<Row>,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.all(query, values))[0];
  }

  /** SQL made at run time, for lists with filters and for maintenance. */
  async sql<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.runner.query<Row & pg.QueryResultRow>(text, values as unknown[])).rows;
  }
}

/** The database outside any transaction. */
export class Db extends Queryable {
  readonly kind = 'db';
  readonly pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    super(pool);
    this.pool = pool;
  }

  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // The next statement fails by itself; unheard, the loss between two would end the process.
    const lose = (lost: Error): void => {
      broken = lost;
    };
    client.on('error', lose);
    try {
      await client.query('begin');
      const tx = new Tx(client);
      const result = await work(tx);
      await tx.runLast();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(lose);
      throw error;
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  }
}

/** An open transaction. A function that needs one says so by asking for this type. */
export class Tx extends Queryable {
  readonly kind = 'tx';
  readonly #last: (() => Promise<void>)[] = [];

  /** Leaves work for the very end of the transaction, after every other statement of it. */
  atEnd(work: () => Promise<void>): void {
    this.#last.push(work);
  }

  async runLast(): Promise<void> {
    for (const work of this.#last) await work();
  }

  /** Undoes what `work` did when it throws, and leaves the transaction usable. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const left = this.#last.length;
    await this.runner.query('savepoint inner_work');
    try {
      const result = await work();
      await this.runner.query('release savepoint inner_work');
      return result;
    } catch (error) {
      await this.runner.query('rollback to savepoint inner_work');
      await this.runner.query('release savepoint inner_work');
      this.#last.length = left;
      throw error;
    }
  }
}

export type DbOrTx = Db | Tx;
