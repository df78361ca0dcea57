import { say } from '../say.mjs';

export type Shutdown = {
  /** Undone in reverse order when we stop, also when it is still being made by then. */
  add<Made>(making: Promise<Made>, undo: (made: Made) => unknown): Promise<Made>;
  stop(exitCode: number): Promise<void>;
};

type ShutdownHooks = { onStopping: () => void; onForced: () => void };

// npm passes a Ctrl-C on that the terminal has already sent us.
const echo = 1_000;

/** Stops in order on Ctrl-C, a signal, or when npm is killed; a second Ctrl-C does not wait. */
export function prepareShutdown({ onStopping, onForced }: ShutdownHooks): Shutdown {
  const undos: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  let askedAt = 0;

  async function stopInOrder(exitCode: number): Promise<void> {
    onStopping();
    let code = exitCode;
    for (const undo of undos.toReversed()) {
      await undo().catch((error: unknown) => {
        code = 1;
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
    }
    process.exit(code);
  }

  function stop(exitCode: number): Promise<void> {
    return (stopping ??= stopInOrder(exitCode));
  }

  function stopFor(reason: string): void {
    if (stopping && Date.now() - askedAt > echo) {
      onForced();
      process.exit(1);
    }
    if (stopping) return;
    askedAt = Date.now();
    say(`\n${reason}, stopping`);
    void stop(0).then(() => undefined);
  }

  process.on('SIGINT', () => stopFor('Ctrl-C'));
  process.on('SIGTERM', () => stopFor('Asked to end'));
  process.on('SIGHUP', () => stopFor('The terminal closed'));
  // A closed terminal must not turn the goodbye into a crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (process.env['npm_lifecycle_event']) watchParent(() => stopFor('npm was killed'));

  return {
    async add(making, undo) {
      undos.push(async () => {
        const made = await making.then(
          (value) => ({ value }),
          () => undefined,
        );
        if (made) await undo(made.value);
      });
      const made = await making.catch(async (error: unknown) => {
        await stopping;
        throw error;
      });
      // Nothing further is to be started: the process ends within this wait.
      await stopping;
      return made;
    },
    stop,
  };
}

function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
