import pg from 'pg';

/** Fills tables. Not over a pool of ours: those end what a request would not wait for. */
export async function runSteps(url: string, steps: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Every row is made from those that it refers to; checking each again takes most of the time.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'`,
    );
    for (const step of steps) await client.query(step);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
