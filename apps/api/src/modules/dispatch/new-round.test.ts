import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.stop());
const {
  db,
  anOpenAppearance,
  accept,
  reject,
  release,
  edit,
  told,
  roundsOf,
  offerMails,
  actionsOf,
} = dispatchSteps(() => test);

describe('a new round', () => {
  it('begins urgently when it is given back, without who gave it back', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    await accept(first, id);
    await runJobs(test);
    expect((await release(first, id)).statusCode).toBe(200);
    await runJobs(test);
    expect((await told(id)).filter(([round]) => round === 2)).toEqual([[2, 'state', second.id]]);
    expect(await roundsOf(id)).toMatchObject([
      { because: 'schedule', ended: true },
      { because: 'release', is_urgent: true, ended: false },
    ]);
    expect(await offerMails(second)).toHaveLength(2);
    expect(await offerMails(first)).toHaveLength(1);
    expect((await accept(first, id)).statusCode).toBe(200);
  });

  it('begins when court, day or kind change, and not for anything else', async () => {
    const attorney = await anEligibleAttorney(db());
    const appearance = await anOpenAppearance();
    await edit(appearance, { contactName: 'Sam Birch' });
    await runJobs(test);
    expect(await roundsOf(appearance.id)).toHaveLength(1);
    await edit(appearance, { date: inDays(15) });
    await runJobs(test);
    expect(await told(appearance.id)).toEqual([
      [1, 'state', attorney.id],
      [2, 'state', attorney.id],
    ]);
    expect(await roundsOf(appearance.id)).toMatchObject([
      { ended: true },
      { because: 'edit', is_urgent: true, ended: false },
    ]);
    expect(await actionsOf(attorney)).toHaveLength(2);
  });

  it('never begins for whoever turned it down', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anOpenAppearance();
    await reject(second, id);
    await accept(first, id);
    await release(first, id);
    await runJobs(test);
    expect((await told(id)).filter(([round]) => round === 2)).toEqual([]);
  });

  it('is not undone by what was still to be delivered from before', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await aScheduledAppearance(test);
    await accept(first, id);
    await release(first, id);
    // Newest first: the worst order that workers can take them in.
    await db().sql(
      `update pgboss.job set created_on = now() - (row.n * interval '1 second')
         from (select id, row_number() over (order by created_on) as n from pgboss.job) row
        where row.id = pgboss.job.id`,
    );
    await runJobs(test);
    expect(await told(id)).toEqual([[1, 'state', second.id]]);
    expect(await roundsOf(id)).toMatchObject([{ because: 'release', ended: false }]);
    expect(
      await db().sql('select from offers where appearance_id = $1 and closed_at is null', [id]),
    ).toHaveLength(1);
  });
});
