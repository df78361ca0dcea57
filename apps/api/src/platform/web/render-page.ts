import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, negotiateEncoding } from './negotiate-encoding.ts';
import { withPublicOrigin } from './public-origin.ts';

/** React Router's request handler: a web Request in, a web Response out. */
export type PageRenderer = (request: Request) => Promise<Response>;

const nonceHeader = 'x-csp-nonce';
const worthCompressing = 1_024;
const compressible = /^(?:text\/|application\/(?:json|javascript))/;
const notForRenderer = new Set(['connection', 'transfer-encoding', 'content-length', nonceHeader]);

type Rendering = {
  render: PageRenderer;
  publicUrl: string;
  nonce: string;
  policy: string;
};

export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, publicUrl, nonce, policy }: Rendering,
): Promise<FastifyReply> {
  const response = await render(toWebRequest(request, publicUrl, nonce));
  if (isLastResort(response)) throw new Error('Neither the page nor its error page could be made.');
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    reply.header(name, value);
  });
  const type = response.headers.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  if (isHtml) {
    reply.header('content-security-policy', policy);
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
  }
  const body = isHtml
    ? Buffer.from(withPublicOrigin(await response.text(), publicUrl))
    : Buffer.from(await response.arrayBuffer());
  return sendCompressed(request, reply, body, compressible.test(type));
}

/** React Router's bare text when even the error page failed; we have a better one. */
function isLastResort(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status >= 500 && type.startsWith('text/plain');
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  compress: boolean,
): Promise<FastifyReply> {
  if (!compress || body.length < worthCompressing) return reply.send(body);
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(body, encoding, 4));
}

/** HEAD is rendered as GET: Fastify keeps the headers and drops the body. */
function toWebRequest(request: FastifyRequest, publicUrl: string, nonce: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || notForRenderer.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(nonceHeader, nonce);
  return new Request(new URL(publicUrl).origin + request.url, { headers });
}
