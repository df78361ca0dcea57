import { EnvError } from './platform/env.ts';
import { runCourtside } from './run.ts';

/** The body of both entry points: run, and stop in order when asked to. */
export async function runUntilSignal(
  options: Omit<Parameters<typeof runCourtside>[0], 'env'>,
): Promise<void> {
  const running = await runCourtside({ ...options, env: process.env }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  });
  if (process.send) process.send({ ready: running.url });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
