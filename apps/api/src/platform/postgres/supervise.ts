import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from './errors.ts';
import { limitLog } from './log-file.ts';

type Supervision = {
  log: string;
  isUp: () => boolean;
  restart: () => Promise<void>;
  onEvent: (message: string) => void;
};

const pauses = [0, 1_000, 2_000, 5_000, 10_000];

/** Brings a server that died back for as long as we run; stopping waits for a restart under way. */
export function supervise({ log, isUp, restart, onEvent }: Supervision): () => Promise<void> {
  let stopped = false;
  let restarting: Promise<void> | undefined;

  async function bringBack(): Promise<void> {
    onEvent('PostgreSQL ended unexpectedly, starting it again');
    for (let attempt = 0; ; attempt += 1) {
      await sleep(pauses[Math.min(attempt, pauses.length - 1)]);
      if (stopped) return;
      try {
        await restart();
        onEvent('PostgreSQL is back, nothing committed was lost');
        return;
      } catch (error) {
        onEvent(`PostgreSQL did not come back: ${messageOf(error)}`);
      }
    }
  }

  const watch = setInterval(() => {
    if (restarting || isUp()) return;
    restarting = bringBack().finally(() => {
      restarting = undefined;
    });
  }, 250);
  const trim = setInterval(() => limitLog(log), 60_000);
  for (const timer of [watch, trim]) timer.unref();

  return async () => {
    stopped = true;
    for (const timer of [watch, trim]) clearInterval(timer);
    await restarting;
  };
}
