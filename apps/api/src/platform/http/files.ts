import { Readable, Transform } from 'node:stream';
import type { Endpoint } from '@courtside/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { FileAnswer } from './context.ts';

/** The bytes of a request's body, refused as soon as they are known to be too many. */
export function limitedTo(maxBytes: number, request: FastifyRequest): Readable {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new Refusal('payload_too_large');
  }
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new Refusal('payload_too_large') : null, chunk);
    },
  });
  // Until the handler reads, nobody listens, and an error that nobody hears ends the process.
  counted.on('error', () => {});
  const source = request.body as Readable;
  source.on('error', (error) => counted.destroy(error));
  // A caller who goes away half-way leaves no error behind, only a stream that never ends; one who
  // went while we looked up who they are has closed it before anybody listened.
  const breakOff = (): void => {
    if (!request.raw.complete) counted.destroy(new Refusal('invalid_request'));
  };
  if (request.raw.destroyed) breakOff();
  else request.raw.once('close', breakOff);
  return source.pipe(counted);
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type }: NonNullable<Endpoint['download']>,
  { fileName, content, tag, size, ...own }: FileAnswer,
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  if (tag) {
    reply.header('etag', `"${tag}"`);
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.status(304).send();
  }
  const opened = typeof content === 'function' ? await content() : content;
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .header('content-type', own.type ?? type)
    .header('content-disposition', attachment(fileName))
    .send(opened instanceof Readable ? opened : Readable.from(opened));
}

/** The name in plain letters for old programs, and as it is, encoded so that no part of it can act. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === fileName) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
