import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop take no longer than the requests under way: an answer given meanwhile is the last on
 * its connection, or the caller's keep-alive would hold the process for a minute.
 */
export function registerDrain(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
