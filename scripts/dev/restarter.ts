import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type RestarterOptions = {
  spawn: () => ChildProcess;
  onReady: (url: string, isFirst: boolean) => void;
  onCrash: () => void;
};

export type Restarter = { start(): Promise<void>; restart(): void; stop(): Promise<void> };

/** Keeps one server process at a time, replaced on demand; a crash waits for the next demand. */
export function createRestarter({ spawn, onReady, onCrash }: RestarterOptions): Restarter {
  let child: ChildProcess | undefined;
  let isWanted = true;
  let isFirst = true;
  let restarting: Promise<void> | undefined;
  let isAskedAgain = false;

  async function start(): Promise<void> {
    const started = spawn();
    child = started;
    started.on('message', (message: { url: string }) => {
      onReady(message.url, isFirst);
      isFirst = false;
    });
    started.once('exit', () => {
      if (child !== started) return;
      child = undefined;
      if (isWanted && !restarting) onCrash();
    });
    await once(started, 'spawn');
  }

  async function end(): Promise<void> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGTERM');
    const force = setTimeout(() => ending.kill('SIGKILL'), 8_000);
    await exited;
    clearTimeout(force);
  }

  async function replace(): Promise<void> {
    do {
      isAskedAgain = false;
      await end();
      if (isWanted) await start();
    } while (isAskedAgain);
  }

  return {
    start,
    restart() {
      isAskedAgain = true;
      restarting ??= replace().finally(() => {
        restarting = undefined;
      });
    },
    async stop() {
      isWanted = false;
      await restarting;
      await end();
    },
  };
}
