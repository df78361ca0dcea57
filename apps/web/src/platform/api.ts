import { ApiError, createClient } from '@courtside/contract/client';
import type { Endpoint, RequestOf, ResponseOf } from '@courtside/contract/endpoint';
import { noteAnswer } from './answered-keys.ts';
import { currentEnvironment } from './environment.ts';
import { fetchByXhr } from './fetch-by-xhr.ts';

interface Credentials {
  token: () => string | undefined;
  /** Told which token was refused: it may no longer be the one in use. */
  onUnauthorized: (token: string | undefined) => void;
}

let credentials: Credentials = { token: () => undefined, onUnauthorized: () => {} };

/** Called once by the session, which knows the token and what a 401 means. */
export function setCredentials(given: Credentials): void {
  credentials = given;
}

function clientBy(by?: typeof fetch) {
  return createClient({
    get baseUrl() {
      return currentEnvironment().apiHost;
    },
    token: () => credentials.token(),
    isOffline: () => !navigator.onLine,
    ...(by && { fetch: by }),
  });
}
const send = clientBy();

interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The answer may come when the page is gone already; what is sent stays under 64 kB. */
  keepalive?: boolean;
  /** Told how much of the body has been sent, between 0 and 1. */
  onProgress?: (share: number) => void;
}

const loginPath = '/v1/auth/login';

/** Calls an endpoint. A 401 ends the session, except where it only says that a login failed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { onProgress, ...options }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const token = credentials.token();
  try {
    const sender = onProgress ? clientBy(fetchByXhr(onProgress)) : send;
    const answer = await sender(endpoint, request, options);
    noteAnswer(options.idempotencyKey);
    return answer;
  } catch (error) {
    noteAnswer(options.idempotencyKey, error);
    if (error instanceof ApiError && error.status === 401 && endpoint.path !== loginPath) {
      credentials.onUnauthorized(token);
    }
    throw error;
  }
}
