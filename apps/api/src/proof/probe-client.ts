import type { Endpoint } from '@courtside/contract/endpoint';
import { probe } from '../testing/probe.ts';

export interface Answer {
  status: number;
  body: string;
  retryAfter: string | null;
}

interface Sent {
  token?: string;
  key?: string;
  body?: object;
}

/** One request over the network, never retried. Rejects when no whole answer came. */
export async function send(
  url: string,
  endpoint: Endpoint,
  { token, key, body }: Sent = {},
): Promise<Answer> {
  const response = await fetch(url + endpoint.path, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Writes a note that says its own key, and puts a mail in the outbox. */
export function sendLetter(url: string, token: string, key: string): Promise<Answer> {
  return send(url, probe.letter, { token, key, body: { text: key } });
}

export async function statusOf(url: string, path: string): Promise<number> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  return response.status;
}
