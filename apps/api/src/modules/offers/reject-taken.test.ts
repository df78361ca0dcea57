import { appearances } from '@courtside/contract/appearances';
import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { aScheduledAppearance, quotedTotal, type Scheduled } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from '../appearances/index.ts';

let test: TestApp;
let told: SignedInUser;
let winner: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  [told, winner] = [
    await anEligibleAttorney(test.platform.db),
    await anEligibleAttorney(test.platform.db),
  ];
});
afterAll(() => test.stop());

type Made = Scheduled & { client: SignedInUser };
const db = () => test.platform.db;
/** Both attorneys have a mail about it. */
const anOffer = async (time: string): Promise<Made> => {
  const made = await aScheduledAppearance(test, { time });
  await runJobs(test);
  return made;
};
const ways = {
  byMail: ({ id, client }: Made, attorney: SignedInUser) =>
    test.call(offers.rejectByMail, {
      token: attorney.token,
      params: { attorneyId: attorney.id, appearanceId: id, clientId: client.id },
    }),
  onScreen: ({ id }: Made, attorney: SignedInUser) =>
    test.call(offers.reject, { token: attorney.token, params: { id }, body: { reason: null } }),
  takenBack: ({ id }: Made, attorney: SignedInUser) =>
    test.call(offers.reconsider, { token: attorney.token, params: { id } }),
};
const accept = ({ id }: Made, attorney: SignedInUser) => acceptOffer(test, attorney, id);
const answersTo = async (made: Made, attorney: SignedInUser) => {
  const said = new Set<string>();
  for (const answer of [
    ...(await Promise.all(Object.values(ways).map((way) => way(made, attorney)))),
    await accept(made, attorney),
  ]) {
    said.add(`${answer.statusCode} ${answer.json<{ message?: string }>().message ?? ''}`);
  }
  return [...said];
};
const begin = async ({ id }: Made) => {
  await db().sql('update appearances set hearing_at = clock_now() where id = $1', [id]);
  await runClock.run({}, { ...test.platform, log: test.log });
};

it('says to whoever was offered it what became of it, as on accepting', async () => {
  const taken = await anOffer('08:00');
  expect((await accept(taken, winner)).statusCode).toBe(200);
  const another = '409 Another attorney has taken this appearance.';
  expect(await answersTo(taken, told)).toEqual([another]);
  expect(await answersTo(taken, winner)).toEqual(['409 You have taken this appearance already.']);
  await begin(taken);
  expect(await answersTo(taken, told)).toEqual([another]);

  const canceled = await anOffer('10:00');
  await test.call(appearances.cancel, {
    token: canceled.client.token,
    params: { id: canceled.id },
    body: { expectedFeeCents: 0 },
  });
  expect(await answersTo(canceled, told)).toEqual(['409 The client has canceled this appearance.']);

  const begun = await anOffer('12:00');
  await begin(begun);
  expect(await answersTo(begun, told)).toEqual(['409 The hearing time has passed.']);

  const closed = await anOffer('14:00');
  const order = { ...closed.order, excludedAttorneys: [told.id] };
  const changed = await test.call(appearances.change, {
    token: closed.client.token,
    params: { id: closed.id },
    body: {
      ...order,
      expectedTotalCents: await quotedTotal(test, order),
      revision: closed.revision,
    },
  });
  expect(changed.statusCode).toBe(200);
  expect(await answersTo(closed, told)).toEqual(['409 This appearance is not open to you.']);
});

it('is not there for whoever was not offered it', async () => {
  const made = await anOffer('16:00');
  expect((await accept(made, winner)).statusCode).toBe(200);
  const stranger = await anEligibleAttorney(db());
  const answers = await Promise.all(Object.values(ways).map((way) => way(made, stranger)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const foreign = await test.call(offers.rejectByMail, {
    token: told.token,
    params: { attorneyId: winner.id, appearanceId: made.id, clientId: made.client.id },
  });
  expect(foreign.statusCode).toBe(404);
});

it('rejected while another takes it, is rejected first or refused with the reason', async () => {
  for (const time of ['07:00', '09:00', '11:00', '13:00']) {
    const made = await anOffer(time);
    const [rejected, accepted] = await Promise.all([ways.byMail(made, told), accept(made, winner)]);
    expect(accepted.statusCode).toBe(200);
    const { message } = rejected.json<{ message?: string }>();
    expect([
      [200, undefined],
      [409, 'Another attorney has taken this appearance.'],
    ]).toContainEqual([rejected.statusCode, message]);
    const [offer] = await db().sql<{ isRejected: boolean }>(
      `select rejected_at is not null as "isRejected" from offers
        where appearance_id = $1 and attorney_id = $2`,
      [made.id, told.id],
    );
    expect(offer?.isRejected).toBe(rejected.statusCode === 200);
  }
});
