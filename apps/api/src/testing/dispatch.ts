import { policies } from '@courtside/contract/policies';
import { defaultPolicies, type Policies } from '@courtside/domain/policies';
import { sendDueWaves } from '../modules/dispatch/index.ts';
import { aScheduledAppearance, type OrderForm } from './appearances.ts';
import type { TestApp } from './build-test-app.ts';
import { aSignedInUser } from './factories.ts';
import { moveClock } from './move-clock.ts';
import { aCourt } from './places.ts';
import { runJobs } from './run-jobs.ts';

/** An open appearance in a place of its own, so that attorneys of other tests are not asked. */
export async function anAppearanceApart(test: TestApp, details: Partial<OrderForm> = {}) {
  const court = await aCourt(test.platform.db);
  const appearance = await aScheduledAppearance(test, { court: court.id, ...details });
  await runJobs(test);
  return appearance;
}

/** Runs the timer of the waves, as the worker does every minute. */
export async function sendWaves({ platform, log }: TestApp): Promise<void> {
  await sendDueWaves.run({}, { ...platform, log });
}

/** Lets time pass and sends what is due then. */
export async function sendWavesAfter(test: TestApp, interval: string): Promise<void> {
  await moveClock(test.platform.db, interval);
  await sendWaves(test);
}

export interface Telling {
  attorneyId: string;
  wave: string;
  round: number;
}

/** Who was told of an appearance, in order; rounds count from 1. */
export async function tellingsOf({ platform: { db } }: TestApp, id: string): Promise<Telling[]> {
  return db.sql<Telling>(
    `select t.attorney_id as "attorneyId", t.wave,
            (select count(*)::int from dispatches e
              where e.appearance_id = d.appearance_id and e.move_seq <= d.move_seq) as round
       from tellings t join dispatches d on d.id = t.dispatch_id
      where d.appearance_id = $1
      order by d.move_seq, t.told_at, (t.reasons ->> 'score')::float8 desc, t.attorney_id`,
    [id],
  );
}

/** Sets what differs from the rules that the product comes with. */
export async function setDispatch(
  test: TestApp,
  rule: Partial<Policies['dispatch']>,
): Promise<void> {
  const admin = await aSignedInUser(test.platform.db, 'admin');
  const body = { ...defaultPolicies.dispatch, ...rule };
  const answer = await test.call(policies.saveDispatch, { token: admin.token, body });
  if (answer.statusCode !== 200) throw new Error(`Not set: ${answer.body}`);
}
