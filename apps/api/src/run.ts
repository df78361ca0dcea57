import { type AppOptions, buildApp } from './app.ts';
import { jobs } from './jobs.ts';
import { createPlatform } from './platform/create-platform.ts';
import { readEnv } from './platform/env.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLogger } from './platform/log.ts';
import { recaptchaOrigins } from './platform/web/outside-origins.ts';
import { registerWeb } from './platform/web/serve-web.ts';

interface RunOptions {
  env: NodeJS.ProcessEnv;
  parts: readonly ('api' | 'worker')[];
  web: 'production' | 'development' | 'none';
  extra?: AppOptions['extra'];
}

/** Starts the named parts in this process, on a database that is already migrated. */
export async function runCourtside(
  options: RunOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const env = readEnv(options.env);
  const log = createLogger(env.logLevel);
  const platform = await createPlatform(env, log);
  const stops: (() => Promise<void>)[] = [() => platform.stop()];

  try {
    if (options.parts.includes('worker')) {
      const worker = await startWorker(jobs, { ...platform, log });
      stops.unshift(() => worker.stop());
    }
    let url = env.publicUrl;
    if (options.parts.includes('api')) {
      const { web, extra } = options;
      const app = await buildApp({
        platform,
        log,
        ...(extra && { extra }),
        ...(web !== 'none' && {
          registerPages: (served) =>
            registerWeb(served, {
              mode: web,
              publicUrl: env.publicUrl,
              ...(env.captcha.recaptcha && { outside: recaptchaOrigins }),
            }),
        }),
      });
      await app.listen({ host: env.host, port: env.port });
      stops.unshift(() => app.close());
      const address = app.server.address();
      if (env.port === 0 && address && typeof address === 'object') {
        url = `http://localhost:${address.port}`;
      }
    }
    return { url, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops) await stop();
}
