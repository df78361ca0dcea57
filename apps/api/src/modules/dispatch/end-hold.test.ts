import { users } from '@courtside/contract/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendWaves } from '../../testing/dispatch.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const { anOpenAppearance, accept, edit, told, holdOf } = dispatchSteps(() => test);

const aHeldOffer = async () => {
  const court = await aCourt(db());
  const [preferred, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
  const made = await anOpenAppearance({ court: court.id, preferredAttorney: preferred.id });
  expect(await holdOf(made.id)).toMatchObject({ held_for: preferred.id });
  return { ...made, preferred, other };
};

it('asks others at once when the client leaves out the attorney who was asked first', async () => {
  const made = await aHeldOffer();
  const { id, preferred, other } = made;
  await edit(made, { preferredAttorney: null, excludedAttorneys: [preferred.id] });
  await runJobs(test);
  await sendWaves(test);
  expect(await told(id)).toContainEqual([1, expect.any(String), other.id]);
  expect((await accept(other, id)).statusCode).toBe(200);
});

it('keeps it for the attorney who is asked first through any other edit', async () => {
  const made = await aHeldOffer();
  await edit(made, { contactPhone: '(555) 010-0177' });
  await runJobs(test);
  await sendWaves(test);
  expect(await told(made.id)).toEqual([[1, 'preferred', made.preferred.id]]);
  expect((await accept(made.other, made.id)).statusCode).toBe(409);
});

it('asks others at once when the attorney who was asked first is shut out', async () => {
  const { id, preferred, other } = await aHeldOffer();
  const { token } = await aSignedInUser(db(), 'admin');
  const answer = await test.call(users.deactivate, { token, params: { id: preferred.id } });
  expect(answer.statusCode).toBe(200);
  await sendWaves(test);
  expect(await told(id)).toContainEqual([1, expect.any(String), other.id]);
  expect((await accept(other, id)).statusCode).toBe(200);
});
