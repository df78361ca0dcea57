import { Db } from '@courtside/api/platform/db/database';
import { createPool } from '@courtside/api/platform/db/pool';
import { createJobSender, type JobSender } from '@courtside/api/platform/jobs/sender';
import { startOwnPostgres } from '@courtside/api/testing/own-postgres';
import { noFigures, type Side } from './compare.ts';
import {
  earlierRounds,
  openAppearances,
  orderNow,
  type Told,
  takeBack,
  untilTold,
  writePlainly,
} from './dispatch-data.ts';
import { fillNation } from './national-data.ts';
import { productionEnv } from './production-env.ts';
import { runSteps } from './run-steps.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Figure, Suite } from './suite.ts';

const nation = { appearances: 50_000, attorneys: 20_000, clients: 2_000 };
const rounds = 5;
const perRound = 200;
const warmUp = 20;
/** Finding whom to tell and wording it may take as long as writing it down. */
const aim = 0.5;
/** As many as a worker does at once. */
const lanes = 2;

export const dispatch: Suite = {
  name: 'dispatch',
  about: `${rounds * perRound} new appearances among ${nation.attorneys} attorneys; ours against plain inserts`,
  async run(say) {
    const postgres = await startOwnPostgres();
    const applicationName = 'courtside bench';
    const pool = createPool({ url: postgres.url, applicationName, max: lanes, onError: () => {} });
    const db = new Db(pool);
    try {
      say(`filling a database with ${nation.appearances} appearances`);
      await fillNation(postgres.url, nation);
      await runSteps(postgres.url, earlierRounds);
      const jobs = await createJobSender(db, () => {});
      const worker = await startServer('worker', productionEnv(postgres.url));
      try {
        return await compareFirstWaves({ db, jobs, worker }, say);
      } finally {
        await worker.stop();
        await jobs.stop();
      }
    } finally {
      await pool.end();
      await postgres.remove();
    }
  },
};

interface Means {
  db: Db;
  jobs: JobSender;
  worker: ServerProcess;
}

async function compareFirstWaves(
  { db, jobs, worker }: Means,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const appearances = noFigures();
  const attorneys = noFigures();
  const add = (side: Side, told: number, { seconds, cpu }: Spent) => {
    appearances[side].push(perRound / seconds);
    attorneys[side].push(told / seconds);
    appearances[`${side}Cpu`].push(cpu / perRound);
    attorneys[`${side}Cpu`].push(cpu / told);
  };
  const ids = await openAppearances(db, warmUp + rounds * perRound);
  const order = (some: readonly string[]) => db.transaction((tx) => orderNow(tx, jobs, some));
  await order(ids.splice(0, warmUp));
  await untilTold(db);
  let total = { told: 0, seconds: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const some = ids.splice(0, perRound);
    await order(some);
    const ours = await spent(
      () => untilTold(db),
      () => worker.cpuTime(),
    );
    const written = await db.transaction((tx) => takeBack(tx, some));
    const told = countTold(written);
    add('ours', told, ours);
    total = { told: total.told + told, seconds: total.seconds + ours.seconds };
    add('raw', told, await spent(() => writeAll(db, written), ownCpuTime));
  }
  say(
    `first waves of ${rounds * perRound}: ${total.told} attorneys told in ${total.seconds.toFixed(1)} s`,
  );
  return [
    { what: 'first waves, appearances', aim, ...appearances },
    { what: 'first waves, attorneys told', aim, ...attorneys },
  ];
}

interface Spent {
  seconds: number;
  cpu: number;
}

async function spent(work: () => Promise<void>, cpuTime: () => number): Promise<Spent> {
  const [started, cpu] = [performance.now(), cpuTime()];
  await work();
  return { seconds: (performance.now() - started) / 1000, cpu: cpuTime() - cpu };
}

function ownCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function countTold(written: readonly Told[]): number {
  return written.reduce(
    (sum, told) => sum + (JSON.parse(told.get('tellings') ?? '[]') as unknown[]).length,
    0,
  );
}

async function writeAll(db: Db, written: readonly Told[]): Promise<void> {
  const waiting = written.values();
  const lane = async () => {
    for (const told of waiting) await db.transaction((tx) => writePlainly(tx, told));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
