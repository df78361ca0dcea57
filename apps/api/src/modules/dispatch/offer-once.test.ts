import type { News } from '@courtside/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepWaitingEffects } from '../../effects.ts';
import { inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendWaves, sendWavesAfter, setDispatch } from '../../testing/dispatch.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { soon } from '../../testing/soon.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.stop());
const { db, anOpenAppearance, accept, cancel, told, roundsOf } = dispatchSteps(() => test);

describe('nobody is told twice', () => {
  it('by two workers at once, nor by one that runs again', async () => {
    await setDispatch(test, { waveSize: 3 });
    for (let i = 0; i < 9; i += 1) await anEligibleAttorney(db());
    const ids = [await anOpenAppearance(), await anOpenAppearance(), await anOpenAppearance()].map(
      ({ id }) => id,
    );
    await moveClock(db(), '30 minutes');
    await Promise.all(Array.from({ length: 6 }, () => sendWaves(test)));
    for (const id of ids) {
      expect(await told(id)).toHaveLength(6);
      expect(new Set((await told(id)).map(([, , attorney]) => attorney)).size).toBe(6);
    }
    const mails = await db().sql(`select from mails where template = 'offer-new'`);
    expect(mails).toHaveLength(18);
    expect(await db().sql(`select from actions where kind = 'offers.new'`)).toHaveLength(18);
  });

  it('by an effect that is delivered again, or late', async () => {
    const attorney = await anEligibleAttorney(db());
    const appearance = await anOpenAppearance();
    const { id } = appearance;
    await db().sql(
      `update appearance_effects set delivered_at = null where appearance_id = $1 and effect = 'dispatch'`,
      [id],
    );
    await moveClock(db(), '11 minutes');
    await sweepWaitingEffects.run({}, { ...test.platform, log: test.log });
    await runJobs(test);
    expect(await told(id)).toEqual([[1, 'state', attorney.id]]);
    expect(await roundsOf(id)).toHaveLength(1);
  });

  it('though the clock goes back and forth', async () => {
    await setDispatch(test, { waveSize: 1 });
    for (let i = 0; i < 3; i += 1) await anEligibleAttorney(db());
    const { id } = await anOpenAppearance();
    await sendWavesAfter(test, '31 minutes');
    await sendWavesAfter(test, '-2 hours');
    expect(await told(id)).toHaveLength(2);
    await sendWavesAfter(test, '10 days');
    await sendWavesAfter(test, '-10 days');
    expect(await told(id)).toHaveLength(3);
  });
});

describe('an appearance that is not open any more', () => {
  it('is told to nobody else: taken', async () => {
    await setDispatch(test, { waveSize: 1 });
    const attorneys = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    const [, , first] = (await told(id))[0] ?? [];
    const taker = attorneys.find((attorney) => attorney.id === first);
    if (taker) await accept(taker, id);
    await sendWavesAfter(test, '30 minutes');
    expect(await told(id)).toHaveLength(1);
    expect(await roundsOf(id)).toMatchObject([{ ended: true, next_wave: null }]);
    const hear = vi.fn<(piece: News) => void>();
    await test.platform.live.subscribe(String(first), { hear, end: () => {} });
    await runJobs(test);
    expect(
      await db().sql('select from offers where appearance_id = $1 and closed_at is null', [id]),
    ).toEqual([]);
    await soon(() => expect(hear).toHaveBeenCalledWith({ kind: 'offer', recordId: id }));
  });

  it('in a race of waves with accept and cancel, what was told was open', async () => {
    // Times are those at which transactions began, and tell nothing of who was first at the row.
    await db().sql(
      `create table seen_when_told (status text);
       create function see_when_told() returns trigger language plpgsql as $$
       begin
         insert into seen_when_told
         select a.status from dispatches d join appearances a on a.id = d.appearance_id
          where d.id = new.dispatch_id for no key update of a;
         return null;
       end $$;
       create trigger see_when_told after insert on tellings
         for each row execute function see_when_told()`,
    );
    await setDispatch(test, { waveSize: 2, waveMinutes: 5 });
    const attorneys = [];
    for (let i = 0; i < 8; i += 1) attorneys.push(await anEligibleAttorney(db()));
    const [one] = attorneys;
    if (!one) throw new Error('There is no attorney');
    const open = [];
    for (let i = 0; i < 6; i += 1) open.push(await anOpenAppearance({ date: inDays(14 + i) }));
    await moveClock(db(), '5 minutes');
    const answers = await Promise.all(
      open.map(async (appearance, i) => {
        const [, answer] = await Promise.all([
          sendWaves(test),
          i % 2 === 0 ? accept(one, appearance.id) : cancel(appearance),
        ]);
        return answer.statusCode;
      }),
    );
    expect(answers).toEqual(open.map(() => 200));
    await sendWavesAfter(test, '3 hours');
    await runJobs(test);
    expect(await db().sql('select distinct status from seen_when_told')).toEqual([
      { status: 'open' },
    ]);
    expect(await db().sql('select from dispatches where ended_at is null')).toEqual([]);
    expect(await db().sql('select from offers where closed_at is null')).toEqual([]);
    const twice = await db().sql(
      `select recipient from mails where template = 'offer-new' group by recipient, plain having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });
});

describe('a worker that dies', () => {
  it('in a wave has told nobody; the next tells all of it', async () => {
    await setDispatch(test, { waveSize: 1 });
    for (let i = 0; i < 2; i += 1) await anEligibleAttorney(db());
    const { id } = await anOpenAppearance();
    await moveClock(db(), '30 minutes');
    await db().sql(
      `create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
       create trigger die after insert on mails for each row execute function die()`,
    );
    await expect(sendWaves(test)).rejects.toThrow('Some waves were not sent');
    expect(await told(id)).toHaveLength(1);
    await db().sql('drop trigger die on mails');
    await sendWaves(test);
    expect(await told(id)).toHaveLength(2);
    expect(await db().sql(`select from mails where template = 'offer-new'`)).toHaveLength(2);
  });
});
