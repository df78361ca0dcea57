import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** `2026-11-15 02:00:00.123456+00` as ISO 8601, keeping the microseconds that a Date would lose. */
export function toIsoInstant(text: string): string {
  return text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, toIsoInstant],
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
]);

// A slow database shows as an error soon, not as a request that hangs.
const settings = [
  'timezone=UTC',
  'statement_timeout=15000',
  'lock_timeout=10000',
  'idle_in_transaction_session_timeout=15000',
];

export interface PoolOptions {
  url: string;
  applicationName: string;
  max: number;
  onError: (error: Error) => void;
}

export function createPool({ url, applicationName, max, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: 3_000,
    // Later than statement_timeout: for a network that swallows the answer.
    query_timeout: 20_000,
    idleTimeoutMillis: 30_000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? getTypeParser(oid, format)) as typeof getTypeParser,
    },
  });
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', onError);
  return pool;
}
