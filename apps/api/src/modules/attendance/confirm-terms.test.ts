import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer, termsOf } from '../../testing/accept-offer.ts';
import { aScheduledAppearance, changeByClient, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { confirmAttendance } from '../../testing/confirm-attendance.ts';
import { anAppearanceType } from '../../testing/fees.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;

/** Held, and then changed by the client while the attorney looks at what it was. */
async function aChangedAppearance(change: Record<string, unknown>) {
  const attorney = await anEligibleAttorney(db());
  const made = await aScheduledAppearance(test);
  const { id } = made;
  expect((await acceptOffer(test, attorney, id)).statusCode).toBe(200);
  const seen = await termsOf(db(), id);
  const answer = await changeByClient(test, made, change);
  expect(answer.json()).toMatchObject({ status: 'assigned' });
  return { id, attorney, seen };
}

const isConfirmed = async (id: string) =>
  (
    await db().sql<{ confirmed: boolean }>(
      `select confirmed_at is not null as confirmed from assignments
        where appearance_id = $1 and released_at is null`,
      [id],
    )
  )[0]?.confirmed;

describe('an attorney confirms what they were shown', () => {
  it.each([
    [
      'another day',
      async () => ({ date: inDays(16) }),
      'The client has moved this hearing. Please look at it again.',
    ],
    [
      'other names',
      async () => ({ parties: [{ name: 'Wren Hale', role: 'plaintiff' }] }),
      'The client has changed the names in this case. Please look at them again.',
    ],
    [
      'another fee',
      async () => ({
        appearanceType: (
          await anAppearanceType(db(), { clientFeeCents: 16_000, attorneyFeeCents: 9_000 })
        ).id,
      }),
      'The price has changed. Please look at it again.',
    ],
  ])('and not %s, unseen', async (_, change, message) => {
    const { id, attorney, seen } = await aChangedAppearance(await change());
    const stale = await confirmAttendance(test, attorney, id, seen);
    expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([409, message]);
    expect(await isConfirmed(id)).toBe(false);
    expect((await confirmAttendance(test, attorney, id)).statusCode).toBe(200);
    expect(await isConfirmed(id)).toBe(true);
  });
});
