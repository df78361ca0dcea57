import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { newNonce, policyWithNonce } from './content-security-policy.ts';
import { logRenderErrors } from './log-render-errors.ts';
import { joinOrigins, type OutsideOrigins, readOutsideOrigins } from './outside-origins.ts';
import { routePages } from './page-routes.ts';
import { readPrerenderedPages, sendPrerendered } from './prerendered-pages.ts';
import { type PageRenderer, renderPage } from './render-page.ts';

type BuiltWebOptions = { publicUrl: string; outside: OutsideOrigins; buildDir: string };

export async function serveBuiltWeb(
  web: FastifyInstance,
  { publicUrl, outside: allowed, buildDir }: BuiltWebOptions,
): Promise<void> {
  const clientDir = join(buildDir, 'client');
  const outside = joinOrigins(await readOutsideOrigins(buildDir), allowed);
  const pages = await readPrerenderedPages(clientDir, publicUrl, outside);
  const render = await loadRenderer(web, join(buildDir, 'server/index.js'));

  await serveFiles(web, clientDir);
  routePages(web, (request, reply, path) => {
    const page = pages.get(path);
    if (page) return sendPrerendered(request, reply, page);
    const nonce = newNonce();
    const policy = policyWithNonce(nonce, outside);
    return renderPage(request, reply, { render, publicUrl, nonce, policy });
  });
}

async function serveFiles(web: FastifyInstance, clientDir: string): Promise<void> {
  const shared = {
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    schemaHide: true,
  } as const;
  // Names under /assets carry a hash of their content, so they may be kept for ever.
  await web.register(fastifyStatic, {
    ...shared,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  await web.register(fastifyStatic, {
    ...shared,
    root: clientDir,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'assets/**'],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
}

async function loadRenderer(web: FastifyInstance, serverFile: string): Promise<PageRenderer> {
  const build: ServerBuild = await import(pathToFileURL(serverFile).href);
  return createRequestHandler(logRenderErrors(build, web.log), 'production');
}
