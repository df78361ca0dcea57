import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRestarter } from './dev/restarter.ts';
import { watchSources } from './dev/watch-sources.ts';
import { say } from './say.mjs';
import { greet } from './start/greeting.ts';
import { runUntilStopped } from './start/run-until-stopped.ts';
import { root } from './start/settings.ts';

await runUntilStopped('npm run dev', 2, async ({ env, databaseUrl, step, shutdown, lock }) => {
  const server = createRestarter({
    spawn: () =>
      spawn(process.execPath, [join(root, 'scripts/dev/server.ts')], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: databaseUrl, COURTSIDE_DEV_PAGES: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    onReady: (url, isFirst) => {
      lock.update({ state: 'running', url });
      say(isFirst ? greet(url, env) : `Restarted, ready at ${url}`);
    },
    onCrash: () => say('The server ended. It starts again when a source file changes.'),
  });
  await step('Server, which follows every change of the sources', () =>
    shutdown.add(server.start(), () => server.stop()),
  );
  const watching = watchSources(root, (file) => {
    say(`${file} changed, restarting`);
    server.restart();
  });
  await shutdown.add(Promise.resolve(), () => watching.close());
});
