import { ApiError, createClient } from '@courtside/contract/client';
import type { Endpoint, RequestOf, ResponseOf } from '@courtside/contract/endpoint';
import { currentEnvironment } from './environment.ts';

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

const send = createClient({
  get baseUrl() {
    return currentEnvironment().apiHost;
  },
  token: () => credentials.token(),
  isOffline: () => !navigator.onLine,
});

interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

const loginPath = '/v1/auth/login';

/** Calls an endpoint. A 401 ends the session, except where it only says that a login failed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  const token = credentials.token();
  try {
    return await send(endpoint, request, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && endpoint.path !== loginPath) {
      credentials.onUnauthorized(token);
    }
    throw error;
  }
}
