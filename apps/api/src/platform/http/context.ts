import type { Readable } from 'node:stream';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  PieceOf,
  QueryOf,
  ResponseOf,
} from '@courtside/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../auth/sessions.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobSender } from '../jobs/sender.ts';
import type { LiveChannel } from '../live/live-channel.ts';

/** What every module is handed: the process's long-lived parts. */
export interface Platform {
  env: Env;
  db: Db;
  jobs: JobSender;
  files: FileStore;
  live: LiveChannel;
}

/** Where a change came from, for the system log. */
export interface Origin {
  actor: Actor | undefined;
  requestId: string;
  address: string;
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | undefined : Actor;

/** What an endpoint that downloads answers with. */
export interface FileAnswer {
  fileName: string;
  /** A function opens it only when it is sent. */
  content: Readable | AsyncIterable<string | Buffer> | (() => Promise<Readable>);
  /** For an endpoint whose files have types of their own. */
  type?: string;
  size?: number;
  /** What tells this content from any other. */
  tag?: string;
}

/** What an endpoint that streams answers with: it begins to tell a reader, and returns how to stop. */
export type StreamAnswer<Piece> = (reader: {
  hear(piece: Piece): void;
  end(): void;
}) => Promise<() => void>;

type AnswerOf<E extends Endpoint> = E extends { download: object }
  ? FileAnswer
  : E extends { stream: true }
    ? StreamAnswer<PieceOf<E>>
    : ResponseOf<E>;

export type HandlerContext<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The parsed body; for an upload the bytes as they arrive, cut off at the endpoint's limit. */
  body: E extends { upload: object } ? Readable : BodyOf<E>;
  actor: ActorOf<E>;
  origin: Origin;
  request: FastifyRequest;
} & (E['idempotent'] extends true
  ? {
      /** The request's own transaction; it also holds the idempotency key and the saved answer. */
      tx: Tx;
    }
  : { db: Db });

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<AnswerOf<E>>;

/** A handler with a step before its transaction opens, for what talks to the network or takes long. */
export interface PreparedHandler<E extends Endpoint, Prepared> {
  prepare: (context: Omit<HandlerContext<E>, 'tx' | 'db'>) => Promise<Prepared>;
  handle: (context: HandlerContext<E> & { prepared: Prepared }) => Promise<AnswerOf<E>>;
  /** For an idempotent upload: the hash of the bytes that `prepare` read, to know the same by. */
  contentOf?: (prepared: Prepared) => Buffer;
  /** Undoes `prepare` once it is certain that nothing of it was used, as when an answer is replayed. */
  discard?: (prepared: Prepared) => Promise<void>;
}

/** A capability's routes, registered by name in app.ts. */
export type Module = (app: FastifyInstance, platform: Platform) => void;
