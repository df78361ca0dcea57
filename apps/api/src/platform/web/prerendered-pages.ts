import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyWithHashes } from './content-security-policy.ts';
import { type Encoding, encode, negotiateEncoding } from './negotiate-encoding.ts';
import type { OutsideOrigins } from './outside-origins.ts';
import { withPublicOrigin } from './public-origin.ts';

type PrerenderedPage = {
  etag: string;
  policy: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
};

export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>;

/** Reads the fixed pages once: they stay in memory in every encoding, with the policy each needs. */
export async function readPrerenderedPages(
  clientDir: string,
  publicUrl: string,
  outside: OutsideOrigins,
): Promise<PrerenderedPages> {
  const pages = new Map<string, PrerenderedPage>();
  for await (const file of glob('**/index.html', { cwd: clientDir })) {
    const html = withPublicOrigin(await readFile(join(clientDir, file), 'utf8'), publicUrl);
    pages.set(pathOf(file), await prepare(html, outside));
  }
  return pages;
}

function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
}

async function prepare(html: string, outside: OutsideOrigins): Promise<PrerenderedPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encode(identity, 'br', 11), encode(identity, 'gzip', 11)]);
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    policy: policyWithHashes(html, outside),
    bodies: { br, gzip, identity },
  };
}

export function sendPrerendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PrerenderedPage,
): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .type('text/html; charset=utf-8');
  if (isStillFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

function isStillFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
