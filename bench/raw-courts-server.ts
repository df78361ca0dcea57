import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listOfferedCourts } from '@courtside/api/modules/places/places.queries';
import { createPool } from '@courtside/api/platform/db/pool';
import { limit, pathOf, searches } from './court-searches.ts';
import { runsOf } from './statement-of.ts';

/** The yardstick: the statements that ours runs for each search, found beforehand with their values. */
const pool = createPool({
  url: process.env['DATABASE_URL'] ?? '',
  applicationName: 'courtside bench raw',
  max: Number(process.env['DATABASE_POOL']),
  onError: () => {},
});
const selectVersion = {
  name: 'select_reference_version',
  text: 'select version from reference_versions where name = $1',
  values: ['places'],
};
const runs = new Map<string, Awaited<ReturnType<typeof runsOf>>>();
for (const search of Object.values(searches).flat()) {
  runs.set(pathOf(search), await runsOf(pool, (db) => listOfferedCourts(db, { search, limit })));
}

const server = createServer((request, response) => {
  answer(request.url ?? '')
    .then(({ tag, body }) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          etag: tag,
        })
        .end(body),
    )
    .catch(() => response.writeHead(500).end());
});

async function answer(path: string): Promise<{ tag: string; body: string }> {
  const { rows: versions } = await pool.query<{ version: number }>(selectVersion);
  const items: unknown[] = [];
  for (const run of runs.get(path) ?? []) {
    const { rows } = await pool.query<object>(run);
    if (run.name.startsWith('list_')) items.push(...rows);
  }
  return {
    tag: `W/"${versions[0]?.version}"`,
    body: JSON.stringify({ items, next: null, total: items.length }),
  };
}

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://localhost:${(server.address() as AddressInfo).port}` });
});
