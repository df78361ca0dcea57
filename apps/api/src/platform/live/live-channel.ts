import { type News, news } from '@courtside/contract/live';
import pg from 'pg';
import { z } from 'zod';
import { type DbOrTx, statement } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

const channel = 'courtside_live';
/** Longer than a page takes to load and begin to listen. */
const rememberedMs = 10_000;
const streamsPerUser = 10;

const addressedNews = news.extend({ userId: z.uuid() });
export type AddressedNews = z.output<typeof addressedNews>;

const notify = statement<never>(
  'notify_live',
  `select pg_notify('${channel}', piece) from unnest($1::text[]) as piece`,
);

/** Tells every process. Inside a transaction it is heard when that commits, and not otherwise. */
export async function publish(db: DbOrTx, ...pieces: readonly AddressedNews[]): Promise<void> {
  if (pieces.length === 0) return;
  await db.all(notify, [pieces.map((piece) => JSON.stringify(piece))]);
}

/** The same as an expression, for a statement that writes what the news is about. */
export function publishing(
  kind: News['kind'],
  { userId, recordId }: { userId: string; recordId: string },
): string {
  return `pg_notify('${channel}', jsonb_build_object(
    'userId', ${userId}, 'kind', '${kind}', 'recordId', ${recordId})::text)`;
}

export interface Subscriber {
  hear(piece: News): void;
  /** Nothing more is heard: the connection is lost, or the process stops. */
  end(): void;
}

export interface LiveChannel {
  /** News for a user, those of the last seconds first, until the returned function is called. */
  subscribe(userId: string, subscriber: Subscriber): Promise<() => void>;
  endAll(): void;
  stop(): Promise<void>;
}

interface Listening {
  client: pg.Client;
  ready: Promise<void>;
  since: number;
}

/**
 * One connection a process, made for the first subscriber, that hears all news and hands each piece to
 * its user's subscribers. What passes while it is lost is lost as well, so its subscribers end with it:
 * they come back by themselves, and ask for everything anew.
 */
export function createLiveChannel(
  databaseUrl: string,
  onError: (error: Error) => void,
): LiveChannel {
  const subscribers = new Map<string, Set<Subscriber>>();
  let remembered: (AddressedNews & { at: number })[] = [];
  let listening: Listening | undefined;
  let isStopped = false;

  const hand = (subscriber: Subscriber, { kind, recordId }: News): void => {
    try {
      subscriber.hear({ kind, ...(recordId && { recordId }) });
    } catch (error) {
      onError(error as Error);
    }
  };

  const hear = (payload: string | undefined): void => {
    const piece = newsOf(payload);
    if (!piece) return;
    const at = performance.now();
    remembered = remembered.filter((earlier) => earlier.at > at - rememberedMs);
    remembered.push({ ...piece, at });
    for (const subscriber of subscribers.get(piece.userId) ?? []) hand(subscriber, piece);
  };

  const endAll = (): void => {
    const ending = [...subscribers.values()].flatMap((own) => [...own]);
    subscribers.clear();
    for (const subscriber of ending) subscriber.end();
  };

  const listen = (): Listening => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'courtside live',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    const own: Listening = { client, ready: connect(client), since: performance.now() };
    const lose = (error?: Error): void => {
      if (listening !== own) return;
      listening = undefined;
      remembered = [];
      if (error && !isStopped) onError(error);
      client.end().catch(() => {});
      endAll();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => hear(payload));
    own.ready.then(() => (own.since = performance.now()), lose);
    return own;
  };

  /** A page asked for its records a moment before it subscribed: what came since is told again. */
  const catchUp = (userId: string, subscriber: Subscriber, { since }: Listening): void => {
    const from = performance.now() - rememberedMs;
    if (since > from) return hand(subscriber, { kind: 'missed' });
    for (const piece of remembered) {
      if (piece.userId === userId && piece.at > from) hand(subscriber, piece);
    }
  };

  return {
    async subscribe(userId, subscriber) {
      const own = isStopped ? undefined : (listening ??= listen());
      await own?.ready.catch(() => {});
      if (own === undefined || own !== listening) throw new Refusal('unavailable');
      const others = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, others.add(subscriber));
      for (const oldest of [...others].slice(0, -streamsPerUser)) {
        others.delete(oldest);
        oldest.end();
      }
      catchUp(userId, subscriber, own);
      return () => {
        others.delete(subscriber);
        if (others.size === 0 && subscribers.get(userId) === others) subscribers.delete(userId);
      };
    },
    endAll,
    async stop() {
      isStopped = true;
      endAll();
      await listening?.ready.catch(() => {});
      await listening?.client.end().catch(() => {});
    },
  };
}

async function connect(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query(`listen ${channel}`);
}

/** Anyone with the database can notify; what is not news of ours is passed over. */
function newsOf(payload: string | undefined): AddressedNews | undefined {
  try {
    return addressedNews.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}
