import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts';
import type { ErrorBody, FieldErrors } from './errors.ts';
import { piecesOf } from './event-stream.ts';

/** What a request without any answer is reported as. */
export const noAnswerStatus = 800;

/** How a file travels as a body of its own, whatever kind of file it is. */
export const uploadType = 'application/octet-stream';

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;

  constructor(status: number, body: Partial<ErrorBody> & { message: string }) {
    super(body.message);
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.errors = body.errors ?? {};
  }
}

export interface ClientOptions {
  baseUrl: string;
  fetch?: typeof fetch;
  token?: () => string | undefined;
  isOffline?: () => boolean;
}

interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The request outlives the page that made it. */
  keepalive?: boolean;
}

interface SentParts {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: Blob;
}

/** A typed caller of the contract's endpoints. Requests are never retried by themselves. */
export function createClient(options: ClientOptions) {
  const send = options.fetch ?? fetch;

  return async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { idempotencyKey, signal, keepalive }: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    const { params, query, body, file } = request as SentParts;
    const headers = new Headers({ accept: acceptedOf(endpoint) });
    const token = options.token?.();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
    if (body !== undefined) headers.set('content-type', 'application/json');

    const init: RequestInit = { method: endpoint.method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (file) {
      headers.set('content-type', uploadType);
      init.body = file;
    }
    if (signal) init.signal = signal;
    if (keepalive) init.keepalive = true;

    const url = options.baseUrl + pathOf(endpoint.path, params) + queryOf(query);
    const unreachable = (cause: unknown): never => {
      if (signal?.aborted) throw cause;
      throw new ApiError(noAnswerStatus, {
        message: options.isOffline?.()
          ? 'Device seems to be offline, check your network connection'
          : 'Please check your network connection',
      });
    };
    const response = await send(url, init).catch(unreachable);
    if (response.ok && endpoint.download) {
      const content = await response.blob().catch(unreachable);
      return { fileName: fileNameOf(response), content } as ResponseOf<E>;
    }
    if (response.ok && endpoint.stream) {
      if (!response.body) return unreachable(undefined);
      return piecesOf(response.body, endpoint.response) as ResponseOf<E>;
    }
    const text = await response.text().catch(unreachable);
    const answer = parsed(text);
    if (!response.ok) throw new ApiError(response.status, errorBodyOf(answer, response));
    // A proxy's page or half an answer is no answer of ours.
    if (answer === undefined) return unreachable(undefined);
    return answer as ResponseOf<E>;
  };
}

function acceptedOf({ download, stream }: Endpoint): string {
  return download?.type ?? (stream ? 'text/event-stream' : 'application/json');
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([\w%.~!$&+^`|-]+)/.exec(disposition)?.[1];
  return (encoded && decoded(encoded)) ?? /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryOf(query: NonNullable<SentParts['query']> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

function errorBodyOf(answer: unknown, response: Response): ErrorBody | { message: string } {
  if (typeof answer === 'object' && answer !== null && 'message' in answer) {
    return answer as ErrorBody;
  }
  return { message: response.statusText || `HTTP ${response.status}` };
}
