import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const homeHtml = `<!doctype html><html><head><link rel="canonical" href="https://origin.invalid/">
<style nonce="">body{margin:0}</style>
<script>document.documentElement.dataset.scheme = "dark";</script></head>
<body><script type="module" async="">import "/assets/app-abc123.js";</script>
<script src="/assets/app-abc123.js"></script></body></html>`;

export const appScript = `export const words = ${JSON.stringify('appearance '.repeat(200))};`;

export const outsideOrigins = {
  scripts: ['https://chat.example'],
  connections: ['https://api.example', 'https://chat.example'],
};

/** Stands in for React Router's server build: two pages, one that fails, and its 404. */
const serverBuild = `
const page = (status, nonce, text) => new Response(
  '<!doctype html><link rel="canonical" href="https://origin.invalid/x"><script nonce="' + nonce + '">1</script><p>' + text.repeat(200) + '</p>',
  { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
);
export const entry = { module: { default(request, status) {
  if (new URL(request.url).pathname === '/boom') throw new Error('secret stack');
  return page(status, request.headers.get('x-csp-nonce'), 'rendered ');
} } };
const route = (id, path) => ({ id, path, parentId: id === 'root' ? undefined : 'root', module: { default: () => null } });
export const routes = { root: route('root', ''), docs: route('docs', 'v1/docs'), live: route('live', 'live'), boom: route('boom', 'boom') };
export const assets = { version: '1', url: '/assets/manifest.js', entry: { module: '/assets/app-abc123.js', imports: [] }, routes: {} };
export const assetsBuildDirectory = 'client', basename = '/', publicPath = '/', isSpaMode = false, ssr = true;
export const future = {}, prerender = ['/'], routeDiscovery = { mode: 'initial' };
`;

/** A small build in a temporary folder, shaped like the real one. */
export async function writeFixtureBuild(): Promise<string> {
  const buildDir = await mkdtemp(join(tmpdir(), 'web-build-'));
  const files: Record<string, string> = {
    'client/index.html': homeHtml,
    'client/content/faq/index.html': '<!doctype html><title>FAQ</title>',
    'client/assets/app-abc123.js': appScript,
    'client/assets/app-abc123.js.br': 'as brotli',
    'client/assets/app-abc123.js.gz': 'as gzip',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'outside-origins.json': JSON.stringify(outsideOrigins),
    'package.json': '{"type":"module"}',
    'server/index.js': serverBuild,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(buildDir, name)), { recursive: true });
    await writeFile(join(buildDir, name), content);
  }
  return buildDir;
}
