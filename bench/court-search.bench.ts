import { migrate } from '@courtside/api/migrate';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { loadAllPlaces } from '@courtside/api/testing/places';
import { compare } from './compare.ts';
import { pathOf, searches } from './court-searches.ts';
import { productionEnv } from './production-env.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const aim = 0.9;

export const courtSearch: Suite = {
  name: 'court-search',
  about: 'a visitor types into court search; ours against node:http with the same statements',
  async run(say) {
    const postgres = await startOwnPostgres();
    try {
      say('loading the directory of courts');
      await migrate(postgres.url);
      await loadAllPlaces(postgres.url);
      const env = productionEnv(postgres.url);
      const servers = {
        ours: await startServer('ours', env),
        raw: await startServer('raw-courts', env),
      };
      try {
        return await compareSearches(servers, say);
      } finally {
        await Promise.all([servers.ours.stop(), servers.raw.stop()]);
      }
    } finally {
      await postgres.remove();
    }
  },
};

async function compareSearches(
  servers: { ours: ServerProcess; raw: ServerProcess },
  say: (progress: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, typed] of [
    ['typing a name, letter by letter', searches.exact],
    ['words with a typo', searches.mistyped],
  ] as const) {
    const paths = typed.map(pathOf);
    for (const path of paths) await assertSameAnswer(servers, path);
    say(`measuring: ${what}`);
    const requests = paths.map((path) =>
      Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
    );
    figures.push(await compare(servers, { what, aim, requests }));
  }
  return figures;
}

/** A faster answer that says something else proves nothing. */
async function assertSameAnswer(
  servers: Record<string, ServerProcess>,
  path: string,
): Promise<void> {
  const [one, other] = await Promise.all(
    Object.values(servers).map(async ({ port }) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    ),
  );
  if (one !== other) throw new Error(`${path} is answered differently:\n${one}\n${other}`);
}
