import type { Endpoint } from '@courtside/contract/endpoint';
import { mayPerform } from '@courtside/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, findActor } from '../auth/sessions.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { takeAllowance } from '../rate-limits/take-allowance.ts';
import { Refusal } from '../refusal.ts';
import type { Handler, HandlerContext, Origin, Platform } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Binds one endpoint of the contract to its handler: the only way a path under /v1 comes to be. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  handle: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status ?? 200]: endpoint.response },
    },
    // Before the body is read or anything validated, so that strangers learn nothing from either.
    onRequest: async (request) => admit(platform, endpoint, request),
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
      if (!endpoint.idempotent) {
        return handle({ ...context, db: platform.db } as unknown as HandlerContext<E>);
      }
      return answerOnce(platform.db, request, reply, (tx) =>
        handle({ ...context, tx } as unknown as HandlerContext<E>),
      );
    },
  });
}

async function admit(platform: Platform, endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.limit) {
    const caller = `${endpoint.method} ${endpoint.path} ${request.ip}`;
    await takeAllowance(platform, caller, endpoint.limit);
  }
  const token = bearerToken(request);
  request.actor = token ? await findActor(platform.db, token) : undefined;
  if (endpoint.access === 'public') return;
  if (!request.actor) throw new Refusal('not_signed_in');
  if (!mayPerform(request.actor.roles, endpoint.access)) throw new Refusal('not_allowed');
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

function originOf(request: FastifyRequest): Origin {
  return { actor: request.actor, requestId: request.id, address: request.ip };
}
