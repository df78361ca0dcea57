import { startSession } from '@courtside/api/platform/auth/sessions';
import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { aSignedInUser } from '@courtside/api/testing/factories';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { compare, getRequest } from './compare.ts';
import { fillNation } from './national-data.ts';
import { productionEnv } from './production-env.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const many = 1_000_000;
const few = 10_000;
/** A small business has fewer people, but not so few that each has as much to look through. */
const peopleOf = {
  [many]: { attorneys: 20_000, clients: 5_000 },
  [few]: { attorneys: 400, clients: 500 },
};
/** Asked for in turn. Of one user alone, PostgreSQL would keep no plan: it may find a special one cheaper. */
const usersEach = 20;
/** Taking 1.3 times as long at a hundred times the size is the most that we want. */
const aim = 1 / 1.3;
const pagesDown = 12;

interface Side {
  server: ServerProcess;
  tokens: Record<'client' | 'attorney' | 'admin', readonly string[]>;
}

export const listScale: Suite = {
  name: 'list-scale',
  about: `the lists of appearances at ${many} (ours) against the same lists at ${few} (raw)`,
  async run(say) {
    const postgres = [await startOwnPostgres(), await startOwnPostgres()] as const;
    try {
      say(`filling one database with ${many} appearances and one with ${few}`);
      const [big, small] = [
        await prepare(postgres[0].url, many),
        await prepare(postgres[1].url, few),
      ];
      try {
        return await compareLists(big, small, say);
      } finally {
        await Promise.all([big.server.stop(), small.server.stop()]);
      }
    } finally {
      await Promise.all(postgres.map((each) => each.remove()));
    }
  },
};

async function prepare(url: string, appearances: typeof many | typeof few): Promise<Side> {
  await fillNation(url, { appearances, ...peopleOf[appearances] });
  const pool = createPool({ url, applicationName: 'courtside bench', max: 1, onError: () => {} });
  const db = new Db(pool);
  const tokensOf = async (sql: string) => {
    const busiest = await db.sql<{ id: string }>(`${sql} limit ${usersEach}`);
    return Promise.all(busiest.map(async ({ id }) => (await startSession(db, id, 7200)).token));
  };
  const tokens = {
    client: await tokensOf(
      'select client_id as id from appearances group by 1 order by count(*) desc, 1',
    ),
    attorney: await tokensOf(
      `select s.attorney_id as id from assignments s join attorney_states w on w.user_id = s.attorney_id
        where w.state = 'CA' group by 1 order by count(*) desc, 1`,
    ),
    admin: [(await aSignedInUser(db, 'admin')).token],
  };
  await pool.end();
  return { server: await startServer('ours', productionEnv(url)), tokens };
}

const lists = [
  ['client', 'a client’s appearances', '/v1/client/appearance/manageList'],
  ['client', 'a client’s completed ones', '/v1/client/appearance/manageList?status=completed'],
  ['attorney', 'what an attorney could take', '/v1/attorney/appearance/available'],
  ['attorney', 'what an attorney has done', '/v1/attorney/appearance/accepted?part=closed'],
  ['admin', 'all appearances', '/v1/admin/appearance/manageList'],
  ['admin', 'all that are open', '/v1/admin/appearance/manageList?status=open&sort=hearing'],
] as const;

async function compareLists(
  big: Side,
  small: Side,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [role, what, path] of lists) {
    for (const [where, pages] of [
      ['first page', 0],
      ['deep page', pagesDown],
    ] as const) {
      say(`measuring: ${what}, ${where}`);
      const requests = {
        ours: await requestsAt(big, { role, path, pages }),
        raw: await requestsAt(small, { role, path, pages }),
      };
      const servers = { ours: big.server, raw: small.server };
      figures.push(await compare(servers, { what: `${what}, ${where}`, aim, requests }));
    }
  }
  return figures;
}

async function requestsAt(
  { server, tokens }: Side,
  { role, path, pages }: { role: keyof Side['tokens']; path: string; pages: number },
): Promise<Buffer[]> {
  const found = await Promise.all(
    tokens[role].map(async (token) => {
      const page = await fullPageAt(server, { path, pages, token });
      return page === undefined ? [] : [getRequest(page, token)];
    }),
  );
  if (found.flat().length === 0) throw new Error(`Nobody has a full page of ${path}`);
  return found.flat();
}

/**
 * So many pages down, or the last before the end, which a list of the small set reaches sooner. Only a page
 * that another follows is surely full: one that is half empty costs half, and would be no yardstick. Who has
 * no full page at all is not asked for.
 */
async function fullPageAt(
  { port }: ServerProcess,
  { path, pages, token }: { path: string; pages: number; token: string },
): Promise<string | undefined> {
  let full: string | undefined;
  let asked = path;
  for (let page = 0; page <= pages; page += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { next } = (await answer.json()) as { next: string | null };
    if (next === null) break;
    full = asked;
    asked = `${path}${path.includes('?') ? '&' : '?'}cursor=${next}`;
  }
  return full;
}
