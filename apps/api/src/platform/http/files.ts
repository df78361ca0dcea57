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
  // A caller who goes away half-way leaves no error behind, only a stream that never ends.
  request.raw.once('close', () => {
    if (!request.raw.complete) counted.destroy(new Refusal('invalid_request'));
  });
  return source.pipe(counted);
}

export function sendFile(
  reply: FastifyReply,
  { type }: NonNullable<Endpoint['download']>,
  { fileName, content }: FileAnswer,
): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(content instanceof Readable ? content : Readable.from(content));
}
