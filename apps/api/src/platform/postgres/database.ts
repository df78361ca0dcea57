import { Client } from 'pg';
import { superuser } from './data-directory.ts';
import { codeOf } from './errors.ts';

const database = 'courtside';

/** The port only names the socket's file; stating it keeps a PGPORT of the user's out. */
export function urlOf(sockets: string, name: string = database): string {
  return `postgresql://${superuser}@localhost:5432/${name}?host=${encodeURIComponent(sockets)}`;
}

export async function ensureDatabase(sockets: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(sockets, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    // Another start made it between our two statements.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}
