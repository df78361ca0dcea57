import { uploadType } from '@courtside/contract/client';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const surrogateEscape = /\\ud[89a-f]/i;
// JSON.stringify escapes a surrogate only when its other half is missing.
const loneSurrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** JSON is the only kind of body beside files, and halves of characters are refused: PostgreSQL cannot keep them. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      void parse(request, text, (error, body?: unknown) => {
        const isBroken = !error && surrogateEscape.test(text) && hasLoneSurrogate(body);
        done(isBroken ? new Refusal('invalid_request') : error, body);
      });
    },
  );
  // Only endpoints that take a file get this far with one; see route().
  app.addContentTypeParser(uploadType, (_request, bytes, done) => done(null, bytes));
}

function hasLoneSurrogate(body: unknown): boolean {
  try {
    return loneSurrogate.test(JSON.stringify(body));
  } catch {
    // Nested too deep to be written again, which nothing that we accept is.
    return true;
  }
}
