import { deliverEffect } from '@courtside/api/effects';
import { createPlatform } from '@courtside/api/platform/create-platform';
import { readEnv } from '@courtside/api/platform/env';
import { startWorker } from '@courtside/api/platform/jobs/worker';
import { createLogger } from '@courtside/api/platform/log';

/** A worker as in production that does nothing else than what moves of appearances entail. */
const env = readEnv(process.env);
const log = createLogger(env.logLevel);
const platform = await createPlatform(env, log);
const worker = await startWorker([deliverEffect], { ...platform, log });
process.once('SIGTERM', () => {
  void worker.stop().then(() => process.exit(0));
});
process.send?.({ ready: env.publicUrl });
