import { createContext } from 'react';

/** The number used once that lets this response's own inline scripts and styles run; empty on fixed pages. */
export const NonceContext = createContext('');

/** Set by the server on the request it hands to the renderer, never taken from a visitor. */
export const nonceHeader = 'x-csp-nonce';

/** The number this page was served with: the browser's markup must match, and later styles need it. */
export function servedNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
