import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Whether a request carries a right signature of version 4, which also covers its body. */
export function isSignedBy(
  { accessKeyId, secretAccessKey }: Credentials,
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): boolean {
  const { id, scope, signed, signature } =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>\S+), ?SignedHeaders=(?<signed>\S+), ?Signature=(?<signature>[0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )?.groups ?? {};
  if (id !== accessKeyId || !scope || !signed || !signature) return false;
  const names = signed.split(';');
  const contentHash = String(headers['x-amz-content-sha256']);
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return false;
  if (contentHash !== createHash('sha256').update(body).digest('hex')) return false;

  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    contentHash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(headers['x-amz-date']),
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((by, part) => hmac(by, part), `AWS4${secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
