import { createHash } from 'node:crypto';
import type { Pair } from './accept-data.ts';

/** All that an acceptance is made of, as it comes over the wire. */
export function acceptOf({ appearanceId, token, feeCents, ...shown }: Pair) {
  const path = `/v1/attorney/appearance/${appearanceId}/accept`;
  const body = JSON.stringify({
    attestsNoConflict: true,
    expectedFeeCents: feeCents,
    expectedCourt: shown.court,
    expectedHearingAt: shown.hearingAt,
    expectedType: shown.type,
    expectedMinutes: shown.minutes,
    expectedMode: shown.mode,
    expectedSide: shown.side,
    expectedParties: shown.parties,
  });
  const headers = {
    host: 'localhost',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': keyOf(token),
  };
  return { path, body, headers };
}

/** Browsers draw one at random; here it must be found again. */
function keyOf(token: string): string {
  return createHash('md5').update(token).digest('hex');
}

export function acceptRequest(pair: Pair): Buffer {
  const { path, body, headers } = acceptOf(pair);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}
