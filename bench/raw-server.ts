import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findLogEntry, listLogEntries } from '@courtside/api/modules/logs/logs.queries';
import { findActor, hashToken } from '@courtside/api/platform/auth/sessions';
import { createPool } from '@courtside/api/platform/db/pool';
import { statementOf } from './statement-of.ts';

/** The yardstick: nothing between node:http and the driver but the very statements that ours runs. */
const pageSize = 25;
const pool = createPool({
  url: process.env['DATABASE_URL'] ?? '',
  applicationName: 'courtside bench raw',
  max: Number(process.env['DATABASE_POOL']),
  onError: () => {},
});
const selectActor = await statementOf(pool, (db) => findActor(db, 'any'));
const selectEntry = await statementOf(pool, (db) => findLogEntry(db, 1));
const selectPage = await statementOf(pool, (db) => listLogEntries(db, { limit: pageSize }));

const server = createServer((request, response) => {
  answer(request.url ?? '', request.headers.authorization ?? '', response).catch(() => {
    response.writeHead(500).end();
  });
});

async function answer(url: string, authorization: string, response: ServerResponse): Promise<void> {
  const hash = hashToken(authorization.slice('Bearer '.length));
  const actors = await pool.query({ ...selectActor, values: [hash] });
  if (actors.rows.length === 0) {
    response.writeHead(401).end();
    return;
  }
  const seq = url.slice('/v1/admin/logs/'.length);
  if (seq) {
    const { rows } = await pool.query({ ...selectEntry, values: [Number(seq)] });
    send(response, JSON.stringify(rows[0]));
    return;
  }
  const { rows } = await pool.query<{ seq: number }>({ ...selectPage, values: [pageSize + 1] });
  const items = rows.slice(0, pageSize);
  const position = JSON.stringify([String(items.at(-1)?.seq)]);
  const next = rows.length > pageSize ? Buffer.from(position).toString('base64url') : null;
  send(response, JSON.stringify({ items, next }));
}

function send(response: ServerResponse, body: string): void {
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://localhost:${(server.address() as AddressInfo).port}` });
});
