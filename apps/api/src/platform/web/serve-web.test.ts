import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appScript, homeHtml, writeFixtureBuild } from './fixture-build.ts';
import { registerWeb } from './serve-web.ts';

const publicUrl = 'https://courtside.test';
const strictest = "default-src 'none'; frame-ancestors 'none'";
let app: FastifyInstance;
let buildDir: string;

beforeAll(async () => {
  buildDir = await writeFixtureBuild();
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', strictest);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  app.get('/v1/mobile', () => ({ version: 103_004 }));
  await registerWeb(app, { mode: 'production', publicUrl, buildDir });
});

afterAll(async () => {
  await app.close();
  await rm(buildDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const policyOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['content-security-policy']);

describe('assets', () => {
  it('may be kept for ever', async () => {
    const response = await get('/assets/app-abc123.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.body).toBe(appScript);
  });

  it.each([
    ['gzip, br', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
  ])('accepting %s come precompressed as %s', async (accept, encoding, body) => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.body).toBe(body);
  });

  it('that do not exist are the API’s own 404', async () => {
    const response = await get('/assets/gone.js');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found' });
  });

  it('without a hash in their name are asked for again', async () => {
    const response = await get('/favicon.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

describe('prerendered pages', () => {
  it('are revalidated, and carry the public address', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe(homeHtml.replace('https://origin.invalid', publicUrl));
    const again = await get('/', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('allow exactly their own inline scripts and styles, by hash', async () => {
    const policy = policyOf(await get('/'));
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = [
      hash('document.documentElement.dataset.scheme = "dark";'),
      hash('import "/assets/app-abc123.js";'),
    ];
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')} https://chat.example;`);
    expect(policy).toContain("connect-src 'self' https://api.example https://chat.example;");
    expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}')}`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
  });

  it('come in the encoding asked for', async () => {
    const html = homeHtml.replace('https://origin.invalid', publicUrl);
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html);
    const gzip = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
    expect(br.headers.etag).not.toBe(gzip.headers.etag);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  it('answer with and without a slash at the end', async () => {
    expect((await get('/content/faq')).body).toContain('FAQ');
    expect((await get('/content/faq/')).body).toContain('FAQ');
  });
});

describe('server-rendered pages', () => {
  it('get a nonce of their own each time', async () => {
    const [first, second] = [await get('/live'), await get('/live', { 'x-csp-nonce': 'mine' })];
    const nonceIn = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(policyOf(first)).toContain(
      `script-src 'self' 'nonce-${nonceIn(first.body)}' https://chat.example;`,
    );
    expect(policyOf(first)).toContain(
      "connect-src 'self' https://api.example https://chat.example;",
    );
    expect(nonceIn(second.body)).not.toBe('mine');
    expect(nonceIn(second.body)).not.toBe(nonceIn(first.body));
    expect(first.body).toContain(`href="${publicUrl}/x"`);
  });

  it('are compressed', async () => {
    const response = await get('/live', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('rendered');
  });

  it('are 404 where no page is', async () => {
    const response = await get('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('that fail become a plain page which tells nothing about us', async () => {
    const response = await get('/boom', { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('This page could not be shown');
    expect(response.body).not.toContain('secret');
    expect(response.body).not.toContain('<script');
  });
});

it.each(['/', '/live', '/nowhere', '/assets/app-abc123.js'])(
  'HEAD %s answers like GET without a body',
  async (url) => {
    const head = await app.inject({ method: 'HEAD', url });
    const full = await get(url);
    expect(head.statusCode).toBe(full.statusCode);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(head.body).toBe('');
  },
);

it.each([
  ['a null byte', '/%00', 400],
  ['a step up', '/..%2f', 400],
  ['many steps up', '/..%2f..%2fetc%2fpasswd', 400],
  ['a step out of the assets', '/assets/..%2f..%2fserver/index.js', 404],
  ['a backslash', '/%5Cevil.test', 400],
  ['another host', '//evil.test', 400],
  ['broken encoding', '/%E0%A4%A', 400],
  ['an endless path', `/${'x'.repeat(3_000)}`, 414],
  ['an endless list of links', `/__manifest?paths=${'x'.repeat(8_000)}`, 414],
])('refuses %s', async (_what, url, status) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
});

describe('the API', () => {
  it.each(['/v1', '/v1/', '/v1/nothing', '/v1/docs/deeper'])(
    'keeps its own 404 for %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 'not_found' });
      expect(policyOf(response)).toBe(strictest);
    },
  );

  it('keeps its own routes and methods', async () => {
    expect((await get('/v1/mobile')).json()).toEqual({ version: 103_004 });
    expect((await app.inject({ method: 'POST', url: '/live' })).json()).toEqual({
      code: 'not_found',
    });
  });

  it('has its reference drawn by the web', async () => {
    const response = await get('/v1/docs');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  });
});
