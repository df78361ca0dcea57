import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { developmentPolicy, newNonce } from './content-security-policy.ts';
import { logRenderErrors } from './log-render-errors.ts';
import type { OutsideOrigins } from './outside-origins.ts';
import { routePages } from './page-routes.ts';
import { renderPage } from './render-page.ts';

type DevWebOptions = { publicUrl: string; outside: OutsideOrigins; webDir: string };

/** Vite inside this server: one port, hot updates over the same socket. */
export async function serveDevWeb(
  web: FastifyInstance,
  { publicUrl, outside, webDir }: DevWebOptions,
): Promise<void> {
  const vite = await startVite(web, webDir);
  web.addHook('onClose', () => vite.close());
  const render = createRequestHandler(
    async () => logRenderErrors(await loadServerBuild(vite), web.log),
    'development',
  );

  routePages(web, async (request, reply) => {
    if (await viteAnswered(vite, request, reply)) return reply.hijack();
    const nonce = newNonce();
    return renderPage(request, reply, {
      render,
      publicUrl,
      nonce,
      policy: developmentPolicy(nonce, outside),
    });
  });
}

/** The Vite that React Router's plugin itself uses; production never loads it. */
async function startVite(web: FastifyInstance, webDir: string): Promise<ViteDevServer> {
  const plugin = createRequire(join(webDir, 'package.json')).resolve('@react-router/dev/vite');
  const entry = createRequire(plugin).resolve('vite');
  const { createServer }: typeof import('vite') = await import(pathToFileURL(entry).href);
  return createServer({
    root: webDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: web.server } },
  });
}

async function loadServerBuild(vite: ViteDevServer): Promise<ServerBuild> {
  const module = await vite.ssrLoadModule('virtual:react-router/server-build');
  if (!isServerBuild(module)) throw new Error('Vite answered without a server build.');
  return module;
}

function isServerBuild(module: object): module is ServerBuild {
  return 'entry' in module && 'routes' in module;
}

/** Hands the request to Vite's middleware, and tells whether it took it. */
function viteAnswered(
  vite: ViteDevServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
      if (error)
        reject(
          error instanceof Error ? error : new Error('Vite refused a request', { cause: error }),
        );
      else resolve(false);
    });
  });
}
