import { dispatch } from '@courtside/contract/dispatch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAssignedAppearance, aScheduledAppearance } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { oneAfterTheOther } from '../../testing/one-after-the-other.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { lockAppearance, transitionAppearance } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => test.stop());
const { db, cancel, actionsOf } = dispatchSteps(() => test);

it('a cancellation that waits for an acceptance reaches the attorney who has just taken it', async () => {
  const attorney = await anEligibleAttorney(db());
  const made = await aScheduledAppearance(test);
  const answer = await oneAfterTheOther(
    test,
    async (tx) => {
      await transitionAppearance(tx, test.platform.jobs, {
        appearance: await lockAppearance(tx, made.id),
        action: 'accept',
        party: 'attorney',
        attorneyId: attorney.id,
        given: { hasAttestedConflict: true },
      });
    },
    async () => cancel(made),
  );
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
  expect((await actionsOf(attorney)).map(({ kind }) => kind)).toContain('appearances.cancel');
});

it('who was just released is not taken for who holds it', async () => {
  const made = await anAssignedAppearance(test);
  const next = await anEligibleAttorney(db());
  const admin = await aSignedInUser(db(), 'admin');
  const answer = await oneAfterTheOther(
    test,
    async (tx) => {
      const by = { party: 'admin', given: { hasAttestedConflict: true } } as const;
      await transitionAppearance(tx, test.platform.jobs, {
        ...by,
        appearance: await lockAppearance(tx, made.id),
        action: 'release',
      });
      await transitionAppearance(tx, test.platform.jobs, {
        ...by,
        appearance: await lockAppearance(tx, made.id),
        action: 'assign',
        attorneyId: next.id,
      });
    },
    async () =>
      test.call(dispatch.removeAttorney, {
        token: admin.token,
        params: { id: made.id },
        body: { reason: 'Ill', countsAsReleased: true },
      }),
  );
  expect(answer.statusCode).toBe(200);
  const counted = await db().sql<{ id: string }>(
    'select user_id as id from attorney_records where released > 0 and user_id = any($1)',
    [[made.attorney.id, next.id]],
  );
  expect(counted).toEqual([{ id: next.id }]);
});
