import { createHash, randomBytes } from 'node:crypto';

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
export function policyWithNonce(nonce: string): string {
  return policy(`'self' 'nonce-${nonce}'`, `'self' 'nonce-${nonce}'`);
}

/** For a page that is the same for everybody: its inline scripts and styles are known by hash. */
export function policyWithHashes(html: string): string {
  return policy(sources(html, 'script'), sources(html, 'style'));
}

/** Development only: Vite puts styles into the page by script and talks over a socket. */
export function developmentPolicy(nonce: string): string {
  return policy(`'self' 'nonce-${nonce}'`, "'self' 'unsafe-inline'", "'self' ws: wss:");
}

function policy(scripts: string, styles: string, connections = "'self'"): string {
  return [
    ...everywhere,
    `connect-src ${connections}`,
    `script-src ${scripts}`,
    `style-src ${styles}`,
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
