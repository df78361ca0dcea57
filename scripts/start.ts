import { say } from './say.mjs';
import { runUntilStopped } from './start/run-until-stopped.ts';
import { detail } from './start/steps.ts';

await runUntilStopped('npm start', 5, async ({ env, databaseUrl, step, shutdown, lock }) => {
  // Loading the server takes longer than checking lock and port, which therefore come first.
  const { greet, migrate, runCourtside, seed } = await import('./start/server-parts.ts');
  await step('Tables', () => shutdown.add(migrate(databaseUrl, detail), () => undefined));
  await step(env.isProduction ? 'Reference data' : 'Reference data and demo accounts', () =>
    shutdown.add(
      seed(databaseUrl, {
        demo: env.isProduction ? null : { files: env.files },
        onProgress: detail,
      }),
      () => undefined,
    ),
  );
  await step('Web pages', () => shutdown.add(bringWebUpToDate(env.isProduction), () => undefined));
  const { url } = await step('Server', () => {
    const running = runCourtside({
      env: { ...process.env, DATABASE_URL: databaseUrl },
      parts: ['api', 'worker'],
      web: 'production',
    });
    return shutdown.add(running, (server) => server.stop());
  });
  lock.update({ state: 'running', url });
  say(greet(url, env));
});

async function bringWebUpToDate(isProduction: boolean): Promise<void> {
  process.env['COURTSIDE_DEV_PAGES'] ??= isProduction ? '0' : '1';
  // Loaded now, since it reads the line above.
  const { buildIsStale, buildWeb } = await import('../apps/web/scripts/build.ts');
  if (await buildIsStale('web')) await buildWeb('web');
  else detail('up to date');
}
