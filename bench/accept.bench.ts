import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { type Pair, preparePairs } from './accept-data.ts';
import { acceptOf, acceptRequest } from './accept-requests.ts';
import { compareOnce, requestsOnce } from './compare.ts';
import { fillNation } from './national-data.ts';
import { productionEnv } from './production-env.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const aim = 0.8;
const nation = { appearances: 40_000, attorneys: 4_000, clients: 500 };

export const accept: Suite = {
  name: 'accept',
  about: 'an attorney accepts; ours against node:http with the same statements',
  async run(say) {
    const postgres = await startOwnPostgres();
    const applicationName = 'courtside bench';
    const pool = createPool({ url: postgres.url, applicationName, max: 1, onError: () => {} });
    const db = new Db(pool);
    try {
      say('giving each attorney of a national data set an appearance to accept');
      await fillNation(postgres.url, nation);
      const [first, second, ...pairs] = await preparePairs(postgres.url, db);
      const env = productionEnv(postgres.url);
      const samples = JSON.stringify([first, second]);
      const servers = {
        ours: await startServer('ours', env),
        raw: await startServer('raw-accept', { ...env, BENCH_SAMPLES: samples }),
      };
      try {
        return await compareAccepts(servers, { db, pairs }, say);
      } finally {
        await Promise.all([servers.ours.stop(), servers.raw.stop()]);
      }
    } finally {
      await pool.end();
      await postgres.remove();
    }
  },
};

async function compareAccepts(
  servers: { ours: ServerProcess; raw: ServerProcess },
  { db, pairs }: { db: Db; pairs: readonly Pair[] },
  say: (progress: string) => void,
): Promise<Figure[]> {
  const [one, other, ...rest] = pairs;
  if (!one || !other) throw new Error('There is nothing to accept');
  await assertSameWork(db, [
    [servers.ours, one],
    [servers.raw, other],
  ]);
  if (rest.length < 2 * requestsOnce) throw new Error('There is too little to accept');
  say(`measuring: ${requestsOnce} acceptances a side`);
  const requests = {
    ours: rest.filter((_, i) => i % 2 === 0).map(acceptRequest),
    raw: rest.filter((_, i) => i % 2 === 1).map(acceptRequest),
  };
  return [await compareOnce(servers, { what: 'accept', aim, requests })];
}

/** A faster answer that leaves something out proves nothing. */
async function assertSameWork(
  db: Db,
  sides: readonly (readonly [ServerProcess, Pair])[],
): Promise<void> {
  const traces: string[] = [];
  for (const [{ port }, pair] of sides) {
    const { path, body, headers } = acceptOf(pair);
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    const said = (await answer.text()).replaceAll(pair.appearanceId, 'id');
    const [written] = await db.sql(traceOf, [pair.appearanceId]);
    traces.push(JSON.stringify({ status: answer.status, said, written }, null, 1));
  }
  if (traces[0] !== traces[1]) throw new Error(`Not the same work:\n${traces.join('\n')}`);
}

const traceOf = `
  select a.status, a.revision,
         (select count(*) from assignments s
           where s.appearance_id = a.id and s.released_at is null) as held,
         (select array_agg(effect order by effect) from appearance_effects e
           where e.appearance_id = a.id) as effects,
         (select count(*) from pgboss.job j join appearance_effects e
             on j.data ->> 'effectId' = e.id::text where e.appearance_id = a.id) as jobs,
         (select count(*) from conflict_checks c where c.appearance_id = a.id) as checks,
         (select count(*) from system_log l where l.record_id = a.id::text) as logged,
         (select count(*) from idempotency_keys k
           where position(a.id::text in k.response_body) > 0) as answers
    from appearances a where a.id = $1`;
