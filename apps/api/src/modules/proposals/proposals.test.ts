import { appearances } from '@courtside/contract/appearances';
import { dispatch } from '@courtside/contract/dispatch';
import { offers } from '@courtside/contract/offers';
import { proposals } from '@courtside/contract/proposals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { logOf, mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, type Scheduled } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { withoutIds } from '../../testing/without-ids.ts';

let test: TestApp;
let admin: SignedInUser;
let attorney: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
  attorney = await anEligibleAttorney(test.platform.db);
});
afterAll(() => test.stop());

const db = () => test.platform.db;
type Open = Scheduled & { client: SignedInUser };
const higher = { clientTotalCents: 22_000, attorneyTotalCents: 14_000 };

const propose = async (id: string, body: object = higher) =>
  test.call(proposals.propose, { token: admin.token, params: { id }, body });
const aProposal = async (): Promise<Open & { proposal: string }> => {
  const appearance = await aScheduledAppearance(test);
  await runJobs(test);
  const answer = await propose(appearance.id, { ...higher, note: 'Far from everywhere' });
  expect(answer.statusCode).toBe(201);
  return { ...appearance, proposal: answer.json<{ id: string }>().id };
};
const accept = async ({ id, client, proposal }: Open & { proposal: string }, total = 22_000) =>
  test.call(proposals.accept, {
    token: client.token,
    params: { id },
    body: { proposal, expectedTotalCents: total },
  });
const decline = async ({ id, client, proposal }: Open & { proposal: string }) =>
  test.call(proposals.decline, { token: client.token, params: { id }, body: { proposal } });
const see = async ({ id, client }: Open) =>
  (await test.call(appearances.get, { token: client.token, params: { id } })).json<{
    status: string;
    proposal: { id: string } | null;
    totalCents: number;
    revision: number;
    quote: { lines: object[] };
  }>();
const answersOf = async (id: string) =>
  (
    await db().sql<{ answer: string | null }>(
      'select answer from proposals where appearance_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ answer }) => answer);

describe('a higher fee', () => {
  it('is proposed by mail and action, and changes nothing by itself', async () => {
    const open = await aProposal();
    const [mail] = await mailsOf(test, open.client);
    expect(mail).toMatchObject({
      template: 'higher-rate',
      subject: 'A question about an appearance that you ordered',
    });
    expect(mail?.plain).toContain('With a fee of $220.00 instead of $175.00');
    expect(mail?.plain).toContain(
      `${test.platform.env.publicUrl}/client/view/case/details/${open.id}?proposal=${open.proposal}`,
    );
    expect(withoutIds(mail?.plain ?? '')).not.toMatch(/140|110|Larch|Pine|24STCV/);
    expect(await see(open)).toMatchObject({
      status: 'open',
      totalCents: 17_500,
      revision: open.revision,
      proposal: { id: open.proposal, totalCents: 22_000, note: 'Far from everywhere' },
    });
  });

  it('is in force once the client agrees, and attorneys hear of it again', async () => {
    const open = await aProposal();
    const answer = await accept(open);
    expect(answer.statusCode).toBe(200);
    expect(withoutIds(answer.body)).not.toMatch(/14000|11000/);
    expect(await see(open)).toMatchObject({
      totalCents: 22_000,
      revision: open.revision + 1,
      proposal: null,
      quote: {
        lines: [
          { kind: 'fee', cents: 17_500 },
          { kind: 'higher_rate', cents: 4500 },
        ],
        totalCents: 22_000,
      },
    });
    await runJobs(test);
    expect(
      (await tellingsOf(test, open.id)).map(({ attorneyId, round }) => [attorneyId, round]),
    ).toEqual([
      [attorney.id, 1],
      [attorney.id, 2],
    ]);
    const seen = await test.call(offers.get, { token: attorney.token, params: { id: open.id } });
    expect(seen.json()).toMatchObject({ attorneyFeeCents: 14_000 });
    expect(await logOf(test, open.id)).toContainEqual(
      expect.objectContaining({
        action: 'appearances.edit',
        actor_id: open.client.id,
        after: {
          status: 'open',
          isRepriced: true,
          differenceCents: 4500,
          proposalId: open.proposal,
        },
      }),
    );
    expect(await answersOf(open.id)).toEqual(['accepted']);
    expect((await accept(open)).statusCode).toBe(409);
    const effects = await db().sql(
      `select payload ->> 'differenceCents' as cents from appearance_effects
        where appearance_id = $1 and effect = 'charge_difference'`,
      [open.id],
    );
    expect(effects).toEqual([{ cents: '4500' }]);
  });

  it('is not taken when the client declines', async () => {
    const open = await aProposal();
    expect((await decline(open)).statusCode).toBe(200);
    expect(await see(open)).toMatchObject({ totalCents: 17_500, proposal: null });
    expect((await accept(open)).statusCode).toBe(409);
    expect(await answersOf(open.id)).toEqual(['declined']);
    const notices = await db().sql<{ title: string }>(
      `select title from notices where appearance_id = $1 and kind <> 'appearances.schedule'`,
      [open.id],
    );
    expect(notices).toEqual([{ title: 'The client keeps the fee as it is' }]);
  });

  it('is replaced by the next, which alone can be accepted, at its own total', async () => {
    const open = await aProposal();
    const next = await propose(open.id, { ...higher, clientTotalCents: 21_000 });
    expect(await answersOf(open.id)).toEqual(['expired', null]);
    expect((await accept(open)).statusCode).toBe(409);
    const proposal = next.json<{ id: string }>().id;
    const other = await accept({ ...open, proposal }, 22_000);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'price_changed']);
    expect((await accept({ ...open, proposal }, 21_000)).statusCode).toBe(200);
  });

  it('is void once it is taken or canceled', async () => {
    const [taken, canceled] = [await aProposal(), await aProposal()];
    await acceptOffer(test, attorney, taken.id);
    await test.call(appearances.cancel, {
      token: canceled.client.token,
      params: { id: canceled.id },
      body: { expectedFeeCents: 0, reason: null },
    });
    for (const open of [taken, canceled]) {
      expect((await see(open)).proposal).toBeNull();
      expect((await accept(open)).statusCode).toBe(409);
    }
    expect(await answersOf(taken.id)).toEqual(['expired']);
    expect(await answersOf(canceled.id)).toEqual(['expired']);
    expect((await propose(taken.id)).statusCode).toBe(409);
  });

  it('stands when it is made before attorneys are told of the order', async () => {
    const made = await aScheduledAppearance(test);
    const proposal = (await propose(made.id)).json<{ id: string }>().id;
    await runJobs(test);
    expect(await answersOf(made.id)).toEqual([null]);
    expect((await accept({ ...made, proposal })).statusCode).toBe(200);
  });

  it('is answered once by a client who clicks twice and an attorney who is quick', async () => {
    const open = await aProposal();
    const answers = await Promise.all([
      accept(open),
      accept(open),
      decline(open),
      decline(open),
      accept(open),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409, 409, 409]);
  });

  it('is nobody else’s to see or answer', async () => {
    const [open, other] = [await aProposal(), await aProposal()];
    expect((await accept({ ...open, client: other.client })).statusCode).toBe(404);
    expect((await decline({ ...open, proposal: other.proposal })).statusCode).toBe(404);
    expect(await answersOf(open.id)).toEqual([null]);
    const shown = await test.call(dispatch.get, { token: admin.token, params: { id: open.id } });
    expect(shown.json()).toMatchObject({
      proposals: [{ id: open.proposal, ...higher, answer: null, fromClientTotalCents: 17_500 }],
    });
  });

  it.each([
    ['lower for the client', { ...higher, clientTotalCents: 17_499 }, 'clientTotalCents'],
    ['lower for the attorney', { ...higher, attorneyTotalCents: 10_999 }, 'attorneyTotalCents'],
    ['the same', { clientTotalCents: 17_500, attorneyTotalCents: 11_000 }, 'attorneyTotalCents'],
    ['negative', { ...higher, clientTotalCents: -1 }, 'clientTotalCents'],
    ['half a cent', { ...higher, attorneyTotalCents: 14_000.5 }, 'attorneyTotalCents'],
  ])('is refused when it is %s', async (_, body, field) => {
    const { id } = await aScheduledAppearance(test);
    const answer = await propose(id, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await answersOf(id)).toEqual([]);
  });
});
