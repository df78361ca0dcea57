import pg from 'pg';
import { z } from 'zod';
import { type DbOrTx, statement } from '../db/database.ts';

const channel = 'courtside_live';
const reconnectMilliseconds = 1_000;

/** News for one user. Ids only: PostgreSQL carries 8,000 bytes at most, and readers fetch the rest. */
const liveEvent = z.object({
  userId: z.uuid(),
  kind: z.string().max(100),
  recordId: z.string().max(100).optional(),
});
export type LiveEvent = z.output<typeof liveEvent>;

type Listener = (event: LiveEvent) => void;

const notify = statement<never>('notify_live', `select pg_notify('${channel}', $1)`);

/** Tells every process. Inside a transaction it is heard when that commits, and not otherwise. */
export async function publish(db: DbOrTx, event: LiveEvent): Promise<void> {
  await db.all(notify, [JSON.stringify(event)]);
}

export interface LiveChannel {
  /** Hears news for a user until the returned function is called. */
  subscribe(userId: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

/** One connection a process that hears all news and hands each piece to the user's listeners. */
export function openLiveChannel(
  databaseUrl: string,
  onError: (error: Error) => void,
): LiveChannel & { ready: Promise<void> } {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const hear = (payload: string | undefined): void => {
    const event = eventOf(payload);
    if (!event) return;
    for (const listener of listeners.get(event.userId) ?? []) {
      try {
        listener(event);
      } catch (error) {
        onError(error as Error);
      }
    }
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'courtside live',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost) return;
      isLost = true;
      if (error && !isStopped) onError(error);
      fresh.end().catch(() => {});
      if (!isStopped) retry = setTimeout(() => void connect(), reconnectMilliseconds);
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    fresh.on('notification', ({ payload }) => hear(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      client = fresh;
      if (isStopped) await fresh.end();
    } catch (error) {
      lose(error as Error);
    }
  };

  return {
    ready: connect(),
    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** Anyone with the database can notify; what is not news of ours is passed over. */
function eventOf(payload: string | undefined): LiveEvent | undefined {
  try {
    return liveEvent.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}
