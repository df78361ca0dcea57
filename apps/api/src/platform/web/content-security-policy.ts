import { createHash, randomBytes } from 'node:crypto';
import { joinOrigins, type OutsideOrigins } from './outside-origins.ts';

const everywhere = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // Components place popovers and size bars through style attributes, which take no nonce.
  "style-src-attr 'unsafe-inline'",
];

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** For a page rendered for one request. */
export function policyWithNonce(nonce: string, outside: OutsideOrigins): string {
  const own = `'self' 'nonce-${nonce}'`;
  return policy({ scripts: own, styles: own }, outside);
}

/** For a page that is the same for everybody: its inline scripts and styles are known by hash. */
export function policyWithHashes(html: string, outside: OutsideOrigins): string {
  return policy({ scripts: sources(html, 'script'), styles: sources(html, 'style') }, outside);
}

/** Development only: Vite puts styles into the page by script and talks over a socket. */
export function developmentPolicy(nonce: string, outside: OutsideOrigins): string {
  const scripts = `'self' 'nonce-${nonce}'`;
  const sockets: OutsideOrigins = { scripts: [], connections: ['ws:', 'wss:'], frames: [] };
  return policy({ scripts, styles: "'self' 'unsafe-inline'" }, joinOrigins(sockets, outside));
}

type OwnSources = { scripts: string; styles: string };

function policy(own: OwnSources, outside: OutsideOrigins): string {
  return [
    ...everywhere,
    ["connect-src 'self'", ...outside.connections].join(' '),
    [`script-src ${own.scripts}`, ...outside.scripts].join(' '),
    `style-src ${own.styles}`,
    ...(outside.frames.length > 0 ? [['frame-src', ...outside.frames].join(' ')] : []),
  ].join('; ');
}

function sources(html: string, element: 'script' | 'style'): string {
  const inline = html.matchAll(
    new RegExp(`<${element}(?=[\\s>])([^>]*)>([\\s\\S]*?)</${element}>`, 'g'),
  );
  const hashes = [...inline]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return ["'self'", ...new Set(hashes)].join(' ');
}
