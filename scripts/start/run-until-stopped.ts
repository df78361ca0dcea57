import { EnvError } from '../../apps/api/src/platform/env.ts';
import type { RunningPostgres } from '../../apps/api/src/platform/postgres/index.ts';
import type { Lock } from '../lock.mjs';
import { say } from '../say.mjs';
import { checkPort } from './check-port.ts';
import { openDatabase } from './open-database.ts';
import { takeRunLock } from './run-lock.ts';
import { readSettings } from './settings.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';
import { StartProblem } from './start-problem.ts';
import { countSteps } from './steps.ts';
import { noteRunning } from './unclean-stop.ts';

type Step = ReturnType<typeof countSteps>;
export type Session = ReturnType<typeof readSettings> & {
  databaseUrl: string;
  step: Step;
  shutdown: Shutdown;
  lock: Lock;
};

/** What `npm start` and `npm run dev` share: the lock, the port, the database and the way out. */
export async function runUntilStopped(
  command: string,
  steps: number,
  run: (session: Session) => Promise<void>,
): Promise<void> {
  let lock: Lock | undefined;
  let embedded: RunningPostgres | undefined;
  const shutdown = prepareShutdown({
    onStopping: () => lock?.update({ state: 'stopping' }),
    onForced: () => embedded && process.kill(embedded.pid(), 'SIGQUIT'),
  });
  try {
    const settings = readSettings();
    lock = await shutdown.add(takeRunLock(settings.dataDir), () => say('Stopped'));
    await checkPort(settings.env.host, settings.env.port, command);
    const running = noteRunning(settings.dataDir);
    await shutdown.add(Promise.resolve(), () => running.clear());
    if (running.lastWasKilled) say('The last run was killed. Recovering what it left');

    const step = countSteps(steps);
    const database = await step('Database', async () => {
      const opened = await openDatabase(settings.givenDatabase, shutdown);
      embedded = opened.embedded;
      return opened;
    });
    await run({ ...settings, databaseUrl: database.url, step, shutdown, lock });
  } catch (error) {
    process.stderr.write(`\n${wordsFor(error)}\n`);
    await shutdown.stop(1);
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof StartProblem || error instanceof EnvError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return (error.stack ?? error.message) + (error.cause ? `\n${wordsFor(error.cause)}` : '');
}
