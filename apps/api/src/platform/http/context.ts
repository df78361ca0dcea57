import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../auth/sessions.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { JobSender } from '../jobs/sender.ts';

/** What every module is handed: the process's long-lived parts. */
export interface Platform {
  env: Env;
  db: Db;
  jobs: JobSender;
}

/** Where a change came from, for the system log. */
export interface Origin {
  actor: Actor | undefined;
  requestId: string;
  address: string;
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | undefined : Actor;

export type HandlerContext<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  origin: Origin;
  request: FastifyRequest;
} & (E['idempotent'] extends true
  ? {
      /** The request's own transaction; it also holds the idempotency key and the saved answer. */
      tx: Tx;
    }
  : { db: Db });

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<ResponseOf<E>>;

/** A handler with a step before its transaction opens, for what talks to the network or takes long. */
export interface PreparedHandler<E extends Endpoint, Prepared> {
  prepare: (context: Omit<HandlerContext<E>, 'tx' | 'db'>) => Promise<Prepared>;
  handle: (context: HandlerContext<E> & { prepared: Prepared }) => Promise<ResponseOf<E>>;
}

/** A capability's routes, registered by name in app.ts. */
export type Module = (app: FastifyInstance, platform: Platform) => void;
