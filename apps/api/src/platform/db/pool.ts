import { callbackify } from 'node:util';
import pg from 'pg';
import { Turns } from './turns.ts';

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
  /** Later than statement_timeout: for a network that swallows the answer. */
  answerWithinMs?: number;
  onError: (error: Error) => void;
}

// A burst is worked off, a database that does not move is not waited for.
const patience = { stalledMs: 3_000, longestMs: 10_000 };

type Connected = Exclude<Parameters<pg.Pool['connect']>[0], undefined>;

/** Gives out its connections in turn; the pool's own line would drop everybody after one fixed time. */
export class ConnectionPool extends pg.Pool {
  readonly #turns = new Turns(this.options.max, patience);

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connectInTurn();
    const connect = callbackify(() => this.#connectInTurn());
    connect((error, client) => callback(error ?? undefined, client, () => client?.release()));
  }

  get callersWaiting(): number {
    return this.#turns.waiting;
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    await this.#turns.take();
    const client = await super.connect().catch((error: unknown) => {
      this.#turns.give({ wasOfUse: false });
      throw error;
    });
    const release = client.release.bind(client);
    client.release = (error) => {
      release(error);
      this.#turns.give({ wasOfUse: true });
    };
    return client;
  }
}

export function createPool({
  url,
  applicationName,
  max,
  answerWithinMs = 20_000,
  onError,
}: PoolOptions): ConnectionPool {
  const pool = new ConnectionPool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: patience.stalledMs,
    query_timeout: answerWithinMs,
    idleTimeoutMillis: 30_000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? getTypeParser(oid, format)) as typeof getTypeParser,
    },
  });
  // Without a listener an idle connection that PostgreSQL closes would end the process, and so would one
  // that it closes just as the pool hands it on. Who uses it then learns of it by the next statement.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
