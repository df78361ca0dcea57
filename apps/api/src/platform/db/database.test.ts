import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Db, Tx } from './database.ts';

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await buildTestApp();
  db = test.platform.db;
  await db.sql('create table steps (name text primary key)');
});
afterAll(() => test.stop());
beforeEach(async () => {
  await db.sql('delete from steps');
});

const add = (on: Db | Tx, name: string) => on.sql('insert into steps values ($1)', [name]);
const steps = async () =>
  (await db.sql<{ name: string }>('select name from steps order by name')).map(({ name }) => name);
const failing = (message: string) => () => Promise.reject(new Error(message));

describe('a transaction', () => {
  it('is committed when its work returns, and not seen before', async () => {
    const result = await db.transaction(async (tx) => {
      await add(tx, 'a');
      expect(await steps()).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await steps()).toEqual(['a']);
  });

  it('is rolled back when its work throws, which the caller hears', async () => {
    const work = db.transaction(async (tx) => {
      await add(tx, 'a');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await steps()).toEqual([]);
  });

  it('is rolled back when what was left for the end fails', async () => {
    const work = db.transaction(async (tx) => {
      tx.atEnd(failing('too late'));
      await add(tx, 'a');
    });
    await expect(work).rejects.toThrow('too late');
    expect(await steps()).toEqual([]);
  });

  it('does what was left for the end last, in order, and what that leaves too', async () => {
    const order: string[] = [];
    await db.transaction(async (tx) => {
      tx.atEnd(async () => {
        order.push('first');
        tx.atEnd(async () => void order.push('left at the end'));
      });
      tx.atEnd(async () => void order.push('second'));
      await add(tx, 'a');
      order.push('work');
    });
    expect(order).toEqual(['work', 'first', 'second', 'left at the end']);
  });

  it('leaves the one around it alone when it is a transaction of its own', async () => {
    const outer = db.transaction(async (tx) => {
      await add(tx, 'outer');
      await db.transaction((own) => add(own, 'own'));
      throw new Error('no');
    });
    await expect(outer).rejects.toThrow('no');
    expect(await steps()).toEqual(['own']);
  });
});

describe('a savepoint', () => {
  it('undoes its own work and what that left for the end, and nothing else', async () => {
    await db.transaction(async (tx) => {
      tx.atEnd(async () => void (await add(tx, 'kept end')));
      await add(tx, 'kept');
      const inner = tx.savepoint(async () => {
        tx.atEnd(async () => void (await add(tx, 'undone end')));
        await add(tx, 'undone');
        await add(tx, 'undone');
      });
      await expect(inner).rejects.toThrow('duplicate key');
      await add(tx, 'after');
    });
    expect(await steps()).toEqual(['after', 'kept', 'kept end']);
  });

  it('keeps what it did when it returns', async () => {
    await db.transaction(async (tx) => {
      expect(await tx.savepoint(async () => (await add(tx, 'a')).length)).toBe(0);
    });
    expect(await steps()).toEqual(['a']);
  });

  it('undoes all of its work also after one inside it was undone', async () => {
    await db.transaction(async (tx) => {
      const outer = tx.savepoint(async () => {
        await add(tx, 'outer');
        await tx.savepoint(failing('inner')).catch(() => {});
        await add(tx, 'outer, later');
        throw new Error('outer');
      });
      await expect(outer).rejects.toThrow('outer');
      await add(tx, 'after');
    });
    expect(await steps()).toEqual(['after']);
  });
});

describe('a connection that breaks', () => {
  const backend = async (tx: Tx) =>
    (await tx.sql<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

  it('in a transaction fails that transaction alone and is not used again', async () => {
    let lost: number | undefined;
    const work = db.transaction(async (tx) => {
      await add(tx, 'lost');
      lost = await backend(tx);
      await db.sql('select pg_terminate_backend($1, 5000)', [lost]);
      await add(tx, 'never');
    });
    await expect(work).rejects.toThrow(/terminat|not queryable/i);
    expect(await steps()).toEqual([]);
    const used = await Promise.all(Array.from({ length: 10 }, () => db.transaction(backend)));
    expect(used).not.toContain(lost);
    expect(db.pool.callersWaiting).toBe(0);
  });

  it('while the transaction does something else does not end the process', async () => {
    const work = db.transaction(async (tx) => {
      await db.sql('select pg_terminate_backend($1, 5000)', [await backend(tx)]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 'unaware';
    });
    await expect(work).rejects.toThrow(/terminat|not queryable/i);
    expect(await steps()).toEqual([]);
  });
});
