import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage } from './failure-page.ts';
import { pagePath } from './page-path.ts';

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<FastifyReply> | FastifyReply;

const apiDocsPath = '/v1/docs';

/** Every address that is not the API's is a page; of the API's own only its reference is. */
export function routePages(web: FastifyInstance, sendPage: SendPage): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = pagePath(request.url);
    if ('refuse' in asked) {
      return reply.code(asked.refuse).type('text/plain; charset=utf-8').send(asked.reason);
    }
    if (isApiPath(asked.path)) return reply.callNotFound();
    try {
      return await sendPage(request, reply, asked.path);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      return sendFailure(reply);
    }
  };
  web.get('/*', handler);
  web.get(apiDocsPath, handler);
}

function isApiPath(path: string): boolean {
  return (path === '/v1' || path.startsWith('/v1/')) && path !== apiDocsPath;
}

function sendFailure(reply: FastifyReply): FastifyReply {
  return reply
    .code(500)
    .removeHeader('content-encoding')
    .header('content-security-policy', failurePage.policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(failurePage.html);
}
