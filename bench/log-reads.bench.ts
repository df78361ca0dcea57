import { migrate } from '@courtside/api/migrate';
import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { aSignedInUser } from '@courtside/api/testing/factories';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { compare, getRequest } from './compare.ts';
import { fillSystemLog } from './log-data.ts';
import { productionEnv } from './production-env.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const rows = 100_000;
const aim = 0.9;

export const logReads: Suite = {
  name: 'log-reads',
  about: 'an administrator reads the system log; ours against node:http with the same statements',
  async run(say) {
    const postgres = await startOwnPostgres();
    try {
      say(`writing ${rows} log entries`);
      const token = await prepare(postgres.url);
      const env = productionEnv(postgres.url);
      const servers = { ours: await startServer('ours', env), raw: await startServer('raw', env) };
      try {
        return await compareReads(servers, token, say);
      } finally {
        await Promise.all([servers.ours.stop(), servers.raw.stop()]);
      }
    } finally {
      await postgres.remove();
    }
  },
};

async function prepare(databaseUrl: string): Promise<string> {
  await migrate(databaseUrl);
  const pool = createPool({
    url: databaseUrl,
    applicationName: 'courtside bench',
    max: 1,
    onError: () => {},
  });
  const db = new Db(pool);
  await fillSystemLog(db, rows);
  const { token } = await aSignedInUser(db, 'admin');
  await pool.end();
  return token;
}

async function compareReads(
  servers: { ours: ServerProcess; raw: ServerProcess },
  token: string,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const entries = Array.from({ length: 1000 }, (_, i) => `/v1/admin/logs/${1 + i * 97}`);
  const cases = [
    { what: 'one entry of 100,000', paths: entries },
    { what: 'the newest 25 of 100,000', paths: ['/v1/admin/logs'] },
  ];
  const figures: Figure[] = [];
  for (const { what, paths } of cases) {
    await assertSameAnswer(servers, token, paths[0] ?? '');
    say(`measuring: ${what}`);
    const requests = paths.map((path) => getRequest(path, token));
    figures.push(await compare(servers, { what, aim, requests }));
  }
  return figures;
}

/** A faster answer that says something else proves nothing. */
async function assertSameAnswer(
  servers: Record<string, ServerProcess>,
  token: string,
  path: string,
): Promise<void> {
  const [one, other] = await Promise.all(
    Object.values(servers).map(async ({ port }) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
    }),
  );
  if (one !== other) throw new Error(`${path} is answered differently:\n${one}\n${other}`);
}
