import { attendance } from '@courtside/contract/attendance';
import { conflicts } from '@courtside/contract/conflicts';
import { dispatch } from '@courtside/contract/dispatch';
import { describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildOwnTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { setDispatch, tellingsOf } from '../../testing/dispatch.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { runJobs } from '../../testing/run-jobs.ts';

describe('assignment by itself', () => {
  const consent = (own: TestApp, { token }: SignedInUser, accepts: boolean) =>
    own.call(dispatch.saveAutoAssignment, { token, body: { accepts } });

  it('does not happen unless an administrator has turned it on', async () => {
    const own = await buildOwnTestApp();
    const willing = await anEligibleAttorney(own.platform.db);
    const answer = await consent(own, willing, true);
    expect(answer.json()).toEqual({ accepts: true, isInForce: false });
    const { id } = await aScheduledAppearance(own);
    await runJobs(own);
    expect(await tellingsOf(own, id)).toEqual([
      { attorneyId: willing.id, wave: 'state', round: 1 },
    ]);
  });

  it('takes the best who lets us, and leaves the attestation to them', async () => {
    const own = await buildOwnTestApp();
    await setDispatch(own, { autoAssign: true });
    await anEligibleAttorney(own.platform.db);
    const willing = await anEligibleAttorney(own.platform.db);
    const unwilling = await anEligibleAttorney(own.platform.db);
    await consent(own, willing, true);
    await consent(own, unwilling, true);
    await consent(own, unwilling, false);
    const { id } = await aScheduledAppearance(own, { date: inDays(20) });
    await runJobs(own);
    expect(await tellingsOf(own, id)).toEqual([]);
    const held = await own.call(attendance.get, { token: willing.token, params: { id } });
    expect(held.json()).toMatchObject({
      status: 'assigned',
      confirmedAt: null,
      may: { confirm: true },
    });
    const [entry] = await own.platform.db.sql<{ party: string; actor_id: null; details: object }>(
      `select party, actor_id, details from appearance_history
        where appearance_id = $1 and action = 'assign'`,
      [id],
    );
    expect(entry).toMatchObject({
      party: 'admin',
      actor_id: null,
      details: { attorneyId: willing.id, isAutomatic: true, wave: 'state' },
    });
    const running = await own.platform.db.sql('select from dispatches where ended_at is null');
    expect(running).toEqual([]);
  });

  it('passes over whoever has a possible conflict to clear first', async () => {
    const own = await buildOwnTestApp();
    const { db: ownDb } = own.platform;
    await setDispatch(own, { autoAssign: true });
    const [conflicted, clear] = [await anEligibleAttorney(ownDb), await anEligibleAttorney(ownDb)];
    for (const willing of [conflicted, clear]) await consent(own, willing, true);
    await own.call(conflicts.add, {
      token: conflicted.token,
      body: { names: ['PINE, Jordan'], note: null },
    });
    const { id } = await aScheduledAppearance(own, { date: inDays(20) });
    await runJobs(own);
    const heldBy = async ({ token }: SignedInUser) =>
      (await own.call(attendance.get, { token, params: { id } })).statusCode;
    expect([await heldBy(conflicted), await heldBy(clear)]).toEqual([404, 200]);
  });
});
