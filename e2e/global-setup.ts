import { migrate } from '@courtside/api/migrate';
import { readEnv } from '@courtside/api/platform/env';
import { startPostgres, sweepTestClusters } from '@courtside/api/platform/postgres/index';
import { runCourtside } from '@courtside/api/run';
import { seed } from '@courtside/api/seed';

/** The whole product on a database of its own, as `npm start` runs it, for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  await sweepTestClusters();
  process.env['COURTSIDE_DEV_PAGES'] = '1';
  const { buildIsStale, buildWeb } = await import('../apps/web/scripts/build.ts');
  if (await buildIsStale('web')) await buildWeb('web');

  const postgres = await startPostgres({ name: `test-${process.pid}`, durable: false });
  await migrate(postgres.url);
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'error',
    APP_SECRET: 'a secret that only journeys know, 32+',
    CAPTCHA_COST: '1',
    // Each journey may call from an address of its own, as visitors do.
    TRUST_PROXY: 'true',
    DATABASE_URL: postgres.url,
  };
  await seed(postgres.url, { demo: { files: readEnv(env).files } });
  const courtside = await runCourtside({ env, parts: ['api', 'worker'], web: 'production' });
  process.env['BASE_URL'] = courtside.url;
  process.env['JOURNEYS_DATABASE_URL'] = postgres.url;
  return async () => {
    await courtside.stop();
    await postgres.stop();
  };
}
