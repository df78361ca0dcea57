import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { compare, getRequest } from './compare.ts';
import { pathOf, searches } from './court-searches.ts';
import { prepareScreened } from './matching-data.ts';
import { fillNation } from './national-data.ts';
import { productionEnv } from './production-env.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const many = Number(process.env['BENCH_APPEARANCES'] ?? 1_000_000);
const few = 10_000;
const people = { attorneys: 20_000, clients: 5_000 };
/** Taking 1.3 times as long at a hundred times the size is the most that we want. */
const aim = 1 / 1.3;

interface Side {
  server: ServerProcess;
  screens: readonly Buffer[];
}

export const matching: Suite = {
  name: 'matching',
  about: `conflict screen and court search at ${many} appearances (ours) against ${few} (raw)`,
  async run(say) {
    const postgres = [await startOwnPostgres(), await startOwnPostgres()] as const;
    try {
      say(`filling one database with ${many} appearances and one with ${few}`);
      const sides = {
        ours: await prepare(postgres[0].url, many),
        raw: await prepare(postgres[1].url, few),
      };
      try {
        return await compareMatching(sides, say);
      } finally {
        await Promise.all([sides.ours.server.stop(), sides.raw.server.stop()]);
      }
    } finally {
      await Promise.all(postgres.map((each) => each.remove()));
    }
  },
};

async function prepare(url: string, appearances: number): Promise<Side> {
  await fillNation(url, { appearances, ...people });
  const pool = createPool({ url, applicationName: 'courtside bench', max: 1, onError: () => {} });
  const { token, open } = await prepareScreened(new Db(pool));
  await pool.end();
  const screens = open.map((id) =>
    getRequest(`/v1/attorney/appearance/available/${id}/conflict`, token),
  );
  return { server: await startServer('ours', productionEnv(url)), screens };
}

async function compareMatching(
  { ours, raw }: Record<'ours' | 'raw', Side>,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const servers = { ours: ours.server, raw: raw.server };
  const typed = searches.mistyped.map((search) =>
    Buffer.from(`GET ${pathOf(search)} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
  );
  const figures: Figure[] = [];
  for (const [what, requests] of [
    ['conflicts among 1,000 names and cases', { ours: ours.screens, raw: raw.screens }],
    ['court search, words with a typo', typed],
  ] as const) {
    say(`measuring: ${what}`);
    const pace = { connections: 2, secondsPerRound: 3 };
    figures.push(await compare(servers, { what, aim, requests, ...pace }));
  }
  return figures;
}
