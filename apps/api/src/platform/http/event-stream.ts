import { finished, PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer } from './context.ts';

/** Under the minute after which proxies take a silent connection for dead. */
const beatMs = 20_000;
/** A reader who is this far behind does not read. */
const mostWaitingBytes = 64 * 1024;

/**
 * Server-sent events until the reader goes, the source ends, or the session does: that is asked anew
 * before each piece and at each beat, so that nobody hears a thing after having been signed out.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  begin: StreamAnswer<unknown>,
  isSignedIn: () => Promise<boolean>,
): Promise<FastifyReply> {
  const body = new PassThrough();
  const end = (): void => void body.end();
  const pass = async (text: string): Promise<void> => {
    const mayGoOn = body.writableLength <= mostWaitingBytes && (await isSignedIn());
    if (!mayGoOn) end();
    else if (!body.writableEnded) body.write(text);
  };
  let passing = Promise.resolve();
  // One after the other, in the order that they came in.
  const write = (text: string): void => {
    passing = passing
      .then(async () => pass(text))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'a stream could not go on');
        end();
      });
  };
  const leave = await begin({ hear: (piece) => write(`data: ${JSON.stringify(piece)}\n\n`), end });
  const beat = setInterval(write, beatMs, ':\n\n');
  // Also for a reader who went while we began.
  finished(reply.raw, () => {
    clearInterval(beat);
    leave();
    end();
  });
  body.write(':\n\n');
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-accel-buffering', 'no')
    .send(body);
}
