import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildApp } from '@courtside/api/app';
import { hashToken } from '@courtside/api/platform/auth/sessions';
import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { readEnv } from '@courtside/api/platform/env';
import { createFileStore } from '@courtside/api/platform/files/create-file-store';
import { createJobSender } from '@courtside/api/platform/jobs/sender';
import { createLiveChannel } from '@courtside/api/platform/live/live-channel';
import { createLogger } from '@courtside/api/platform/log';
import type { Pair } from './accept-data.ts';
import { acceptOf } from './accept-requests.ts';
import { listenTo, replayOf, type SentStatement } from './replay.ts';

/** The yardstick: nothing between node:http and the driver but the very statements that ours sends. */
const env = readEnv(process.env);

function poolOf(max: number) {
  const applicationName = 'courtside bench raw';
  return createPool({ url: env.databaseUrl, applicationName, max, onError: () => {} });
}

/** What ours sends for the last of some acceptances; those before it fill what ours remembers. */
async function learn(samples: readonly Pair[]): Promise<SentStatement[]> {
  const pool = poolOf(2);
  const sent = listenTo(pool);
  const db = new Db(pool);
  const jobs = await createJobSender(db, () => {});
  const live = createLiveChannel(env.databaseUrl, () => {});
  const platform = { env, db, jobs, files: createFileStore(env.files), live };
  const app = await buildApp({ platform, log: createLogger('silent') });
  for (const pair of samples) {
    sent.length = 0;
    const { path, body, headers } = acceptOf(pair);
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: body });
    if (answer.statusCode !== 200) throw new Error(`Not accepted: ${answer.body}`);
  }
  const statements = [...sent];
  await app.close();
  platform.files.stop();
  await jobs.stop();
  await pool.end();
  return statements;
}

const samples = JSON.parse(process.env['BENCH_SAMPLES'] ?? '') as [Pair, Pair];
const sent = await learn(samples);
const tokenHash = hashToken(samples[1].token);
const requestHash = sent
  .flatMap(({ values }) => values ?? [])
  .find((value): value is Buffer => Buffer.isBuffer(value) && !value.equals(tokenHash));
const replay = replayOf(sent, {
  appearanceId: samples[1].appearanceId,
  key: acceptOf(samples[1]).headers['idempotency-key'],
  tokenHash,
  requestHash,
});
const pool = poolOf(env.databasePool);

async function accept(request: IncomingMessage): Promise<string> {
  const { url = '', headers } = request;
  const body = await text(request);
  const id = url.split('/')[4] ?? '';
  const client = await pool.connect();
  try {
    await replay(client, {
      appearanceId: id,
      key: String(headers['idempotency-key']),
      tokenHash: hashToken(headers.authorization?.slice('Bearer '.length) ?? ''),
      requestHash: createHash('sha256').update(`POST ${url}\n${body}`).digest(),
    });
  } finally {
    client.release();
  }
  return JSON.stringify({ id, status: 'assigned' });
}

const server = createServer((request, response) => {
  accept(request)
    .then((body) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    )
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://localhost:${(server.address() as AddressInfo).port}` });
});
