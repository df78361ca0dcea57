import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { NonceContext, nonceHeader } from './platform/nonce.ts';

const renderTimeoutMs = 10_000;

/**
 * Renders the whole page before answering: an error anywhere becomes an error page with its status,
 * never a half-sent 200.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderPage(request, routerContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

function renderPage(
  request: Request,
  routerContext: EntryContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = request.headers.get(nonceHeader) ?? '';
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      { nonce, onAllReady: () => pipe(sink), onShellError: fail, onError: fail },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
