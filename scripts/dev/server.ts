import { migrate } from '../../apps/api/src/migrate.ts';
import { readEnv } from '../../apps/api/src/platform/env.ts';
import { runCourtside } from '../../apps/api/src/run.ts';
import { seed } from '../../apps/api/src/seed.ts';

const starting = start();

// The terminal's Ctrl-C reaches this process too; its parent decides when it ends.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', () => void end());
process.once('disconnect', () => void end());

const { url } = await starting;
process.send?.({ url });

async function start(): ReturnType<typeof runCourtside> {
  const { databaseUrl, isProduction, files } = readEnv(process.env);
  await migrate(databaseUrl);
  await seed(databaseUrl, { demo: isProduction ? null : { files } });
  return runCourtside({ env: process.env, parts: ['api', 'worker'], web: 'development' });
}

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), 5_000).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}
