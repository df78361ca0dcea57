import { uploadType } from '@courtside/contract/client';
import type { Endpoint } from '@courtside/contract/endpoint';
import { mayPerform } from '@courtside/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, findActor } from '../auth/sessions.ts';
import type { Tx } from '../db/database.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { takeAllowance } from '../rate-limits/take-allowance.ts';
import { Refusal } from '../refusal.ts';
import { cacheBy } from './cached-answers.ts';
import type {
  FileAnswer,
  Handler,
  Origin,
  Platform,
  PreparedHandler,
  StreamAnswer,
} from './context.ts';
import { sendEvents } from './event-stream.ts';
import { limitedTo, sendFile } from './files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type HandlerParts<E extends Endpoint, Prepared> = Partial<PreparedHandler<E, Prepared>> &
  Pick<PreparedHandler<E, Prepared>, 'handle'>;

/** Binds one endpoint of the contract to its handler: the only way a path under /v1 comes to be. */
export function route<E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  handler: Handler<E> | PreparedHandler<E, Prepared>,
): void {
  const { prepare, handle, contentOf, discard }: HandlerParts<E, Prepared> =
    typeof handler === 'function' ? { handle: handler } : handler;
  const fresh = endpoint.cachedBy && cacheBy(platform.db, endpoint.cachedBy, endpoint.response);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(!endpoint.download &&
        !endpoint.stream && { response: { [endpoint.status ?? 200]: endpoint.response } }),
    },
    // Before the body is read or anything validated, so that strangers learn nothing from either.
    onRequest: async (request) => {
      await admit(platform, endpoint, request);
      const isFile = request.headers['content-type']?.startsWith(uploadType) === true;
      if (isFile !== (endpoint.upload !== undefined)) throw new Refusal('unsupported_media_type');
    },
    handler: async (request, reply) => {
      reply.status(endpoint.status ?? 200);
      const context = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        origin: originOf(request),
        request,
      };
      if (fresh && (await fresh(request, reply))) return reply;
      if (endpoint.upload) context.body = limitedTo(endpoint.upload.maxBytes, request);
      const prepared = await prepare?.(context as never);
      if (!endpoint.idempotent) {
        const answer = await handle({ ...context, prepared, db: platform.db } as never);
        if (endpoint.download) {
          return sendFile(request, reply, endpoint.download, answer as FileAnswer);
        }
        return endpoint.stream
          ? sendEvents(request, reply, answer as StreamAnswer<unknown>, () =>
              isAdmitted(platform, endpoint, request),
            )
          : answer;
      }
      let isUsed = false;
      const work = async (tx: Tx): Promise<unknown> => {
        const answer = await handle({ ...context, prepared, tx } as never);
        isUsed = true;
        return answer;
      };
      const content = contentOf?.(prepared as Prepared);
      try {
        return await answerOnce(platform.db, { request, reply, content }, work);
      } finally {
        if (!isUsed) await letGo(request, discard?.(prepared as Prepared));
      }
    },
  });
}

/** The answer stands, whether or not what it did not need could be cleared away. */
async function letGo(request: FastifyRequest, discarding: Promise<void> | undefined) {
  await discarding?.catch((error: unknown) => {
    request.log.warn({ err: error }, 'what was prepared is left behind');
  });
}

async function admit(platform: Platform, endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.limit) {
    const caller = `${endpoint.method} ${endpoint.path} ${networkOf(request.ip)}`;
    await takeAllowance(platform, caller, endpoint.limit);
  }
  request.actor = await actorOf(platform, request);
  if (endpoint.access === 'public') return;
  if (!request.actor) throw new Refusal('not_signed_in');
  if (!mayPerform(request.actor.roles, endpoint.access)) throw new Refusal('not_allowed');
}

async function actorOf({ db }: Platform, request: FastifyRequest): Promise<Actor | undefined> {
  const token = bearerToken(request);
  return token ? findActor(db, token) : undefined;
}

/** Whether the caller of an answer that stays open would still be let in. */
async function isAdmitted(platform: Platform, { access }: Endpoint, request: FastifyRequest) {
  const actor = await actorOf(platform, request);
  return access === 'public' || (actor !== undefined && mayPerform(actor.roles, access));
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

function originOf(request: FastifyRequest): Origin {
  return { actor: request.actor, requestId: request.id, address: request.ip };
}
