import type { FastifyInstance } from 'fastify';

/** One line a request: the route's pattern instead of the URL, whose parts may be secret or personal. */
export function registerRequestLog(app: FastifyInstance): void {
  // Nothing of what the log hides elsewhere can be in these lines, so they need not be searched.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
