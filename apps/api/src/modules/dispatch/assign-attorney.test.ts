import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { dispatch } from '@courtside/contract/dispatch';
import type { Endpoint } from '@courtside/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { logOf, mailsOf } from '../../testing/accounts.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { anAppearanceApart, tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { oneAfterTheOther } from '../../testing/one-after-the-other.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const nowhere = '0192f0c1-0000-7000-8000-000000000000';
const anOpenAppearance = () => anAppearanceApart(test);
const call = async (endpoint: Endpoint, id: string, body: unknown) =>
  test.call(endpoint, { token: admin.token, params: { id }, body });
const accept = async (attorney: SignedInUser, id: string) => acceptOffer(test, attorney, id);
const lastMail = async (user: SignedInUser) => (await mailsOf(test, user))[0];

describe('assigning', () => {
  it('gives it to the attorney, who is asked to confirm', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id, client } = await anOpenAppearance();
    const answer = await call(dispatch.assign, id, { attorney: attorney.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'assigned' }]);
    const held = await test.call(attendance.get, { token: attorney.token, params: { id } });
    expect(held.json()).toMatchObject({ confirmedAt: null, may: { confirm: true } });
    await runJobs(test);
    expect((await lastMail(attorney))?.subject).toBe('An appearance was assigned to you');
    expect(await logOf(test, id)).toContainEqual(
      expect.objectContaining({
        action: 'appearances.assign',
        actor_id: admin.id,
        after: { status: 'assigned', attorneyId: attorney.id },
      }),
    );
    const seen = await test.call(appearances.get, { token: client.token, params: { id } });
    expect(seen.json()).toMatchObject({ attorneyName: 'Robin Vale' });
    const again = await call(dispatch.assign, id, { attorney: attorney.id });
    expect(again.statusCode).toBe(409);
  });

  it('of who is not eligible needs a reason, which is kept', async () => {
    const stranger = await aSignedInUser(db(), 'attorney');
    const { id } = await anOpenAppearance();
    const refused = await call(dispatch.assign, id, { attorney: stranger.id });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'This attorney is not eligible. Give a reason to assign them nevertheless.',
        errors: {
          reason: 'Not admitted in the state or the federal district of the court.',
        },
      },
    ]);
    const reason = 'Papers are on their way';
    expect((await call(dispatch.assign, id, { attorney: stranger.id, reason })).statusCode).toBe(
      200,
    );
    expect(await logOf(test, id)).toContainEqual(
      expect.objectContaining({
        action: 'appearances.assign',
        after: { status: 'assigned', attorneyId: stranger.id, reason, against: 'admitted' },
      }),
    );
    expect((await call(dispatch.assign, id, { attorney: nowhere })).statusCode).toBe(404);
  });

  it('cannot put anybody in two places at once', async () => {
    const attorney = await anEligibleAttorney(db());
    const [one, two] = [await anOpenAppearance(), await anOpenAppearance()];
    await accept(attorney, one.id);
    const body = { attorney: attorney.id, reason: 'They will hurry' };
    const answer = await call(dispatch.assign, two.id, body);
    expect(answer.statusCode).toBe(409);
    expect(await logOf(test, two.id)).toHaveLength(1);
  });
});

describe('removing the attorney', () => {
  it('opens it again with urgency, tells them, and counts only if it is said to', async () => {
    const [first, second] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    const { id } = await anAppearanceApart(test, { excludedAttorneys: [] });
    await accept(first, id);
    await runJobs(test);
    const body = { reason: 'The client asked for somebody else' };
    const answer = await call(dispatch.removeAttorney, id, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'open' }]);
    await runJobs(test);
    const told = (await tellingsOf(test, id)).filter(({ round }) => round === 2);
    expect(told.map(({ attorneyId }) => attorneyId)).toContain(second.id);
    expect(told.map(({ attorneyId }) => attorneyId)).not.toContain(first.id);
    expect((await lastMail(first))?.subject).toBe('An appearance is no longer yours');
    const records = async () =>
      db().sql('select released from attorney_records where user_id = $1', [first.id]);
    expect(await records()).toEqual([]);
    expect((await call(dispatch.removeAttorney, id, body)).statusCode).toBe(409);
    await accept(first, id);
    await call(dispatch.removeAttorney, id, { ...body, countsAsReleased: true });
    expect(await records()).toEqual([{ released: 1 }]);
    expect((await call(dispatch.removeAttorney, id, {})).statusCode).toBe(400);
  });
});

it.each([{}, { reason: 'They know the judge' }])(
  'assigns nobody who is being shut out, whatever the reason: %o',
  async (given) => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await anOpenAppearance();
    const answer = await oneAfterTheOther(
      test,
      async (tx) =>
        tx.sql('update users set deactivated_at = clock_now() where id = $1', [attorney.id]),
      async () => call(dispatch.assign, id, { attorney: attorney.id, ...given }),
    );
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      409,
      { attorney: 'The account is not active.' },
    ]);
  },
);
