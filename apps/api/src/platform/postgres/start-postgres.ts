import { rm } from 'node:fs/promises';
import { prepareCluster } from './cluster.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { ensureDatabase, urlOf } from './database.ts';
import { launch } from './launch.ts';
import { isAlive, stopPostmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

export type StartPostgresOptions = {
  /** `main`, or `test-<pid>` for a test run, which `sweepTestClusters` removes once the pid died. */
  name: string;
  /** Where clusters live; the checkout's `.data/postgres` unless given. */
  dataRoot?: string;
  /** False in tests only: no fsync, and `stop` removes the data. */
  durable: boolean;
  onEvent?: (message: string) => void;
  /** Start the server again whenever it dies while we run. */
  supervise?: boolean;
};

export type RunningPostgres = {
  url: string;
  /** What was recovered from, or false after a clean start. */
  recovered: string | false;
  /** True when a server of these data was running already, left by a killed process. */
  adopted: boolean;
  stop(): Promise<void>;
  pid(): number;
};

export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const { name, dataRoot, durable, onEvent = () => undefined } = options;
  const cluster = await prepareCluster({ name, dataRoot, durable });
  await prepareDataDirectory(cluster, onEvent);
  const first = await launch(cluster, onEvent);
  const { sockets } = first.postmaster;
  await ensureDatabase(sockets).catch(async (error: unknown) => {
    await stopPostmaster(cluster.data);
    throw error;
  });
  let { pid } = first.postmaster;

  const endSupervision = options.supervise
    ? supervise({
        log: cluster.log,
        isUp: () => isAlive(pid),
        restart: async () => {
          pid = (await launch({ ...cluster, sockets }, onEvent)).postmaster.pid;
        },
        onEvent,
      })
    : undefined;

  async function stop(): Promise<void> {
    await endSupervision?.();
    await stopPostmaster(cluster.data);
    await rm(sockets, { recursive: true, force: true });
    if (!durable) await rm(cluster.folder, { recursive: true, force: true });
  }

  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(sockets),
    recovered: recoveryOf(first.adopted, first.recovered),
    adopted: first.adopted,
    stop: () => (stopping ??= stop()),
    pid: () => pid,
  };
}

function recoveryOf(adopted: boolean, replayed: boolean): string | false {
  if (adopted) return 'Took over the PostgreSQL that a killed run left behind';
  if (replayed)
    return 'PostgreSQL had been killed: it replayed its log, nothing committed was lost';
  return false;
}
