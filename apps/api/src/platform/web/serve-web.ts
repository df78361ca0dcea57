import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OutsideOrigins } from './outside-origins.ts';
import { serveBuiltWeb } from './serve-built-web.ts';
import { serveDevWeb } from './serve-dev-web.ts';

type WebOptions = {
  mode: 'production' | 'development';
  publicUrl: string;
  /** Whom pages may load from besides us and what the build names. */
  outside?: OutsideOrigins;
  /** Where the build is; the tests bring their own. */
  buildDir?: string;
};

const nobody: OutsideOrigins = { scripts: [], connections: [], frames: [] };
const webDir = resolve(import.meta.dirname, '../../../../web');

/** Serves the site: the build in production, Vite's live sources in development. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, publicUrl, outside = nobody, buildDir = resolve(webDir, 'build') } = options;
  await app.register(async (web) => {
    if (mode === 'development') await serveDevWeb(web, { publicUrl, outside, webDir });
    else await serveBuiltWeb(web, { publicUrl, outside, buildDir });
  });
}
