import { appearances } from '@courtside/contract/appearances';
import { offers } from '@courtside/contract/offers';
import { proposals } from '@courtside/contract/proposals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays, type Scheduled } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { withoutIds } from '../../testing/without-ids.ts';

let test: TestApp;
let admin: SignedInUser;
let attorney: SignedInUser;
let dearer: string;
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  admin = await aSignedInUser(db, 'admin');
  attorney = await anEligibleAttorney(db);
  const fees = { clientFeeCents: 25_000, attorneyFeeCents: 16_000 };
  ({ id: dearer } = await anAppearanceType(db, fees));
});
afterAll(() => test.stop());

type Made = Scheduled & { client: SignedInUser };
type Asked = Made & { proposal: string };
type Change = Partial<Scheduled['order']>;

const propose = async (
  { id }: Made,
  body = { clientTotalCents: 22_000, attorneyTotalCents: 14_000 },
) => {
  const answer = await test.call(proposals.propose, { token: admin.token, params: { id }, body });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
};

const aProposal = async (): Promise<Asked> => {
  const made = await aScheduledAppearance(test);
  await runJobs(test);
  return { ...made, proposal: await propose(made) };
};

const accept = async ({ id, client, proposal }: Asked, expectedTotalCents = 22_000) =>
  test.call(proposals.accept, {
    token: client.token,
    params: { id },
    body: { proposal, expectedTotalCents },
  });

/** Ordered at $175.00 and $110.00; raised by $45.00 and $30.00. */
const aRaisedAppearance = async (): Promise<Asked> => {
  const asked = await aProposal();
  const answer = await accept(asked);
  expect(answer.statusCode).toBe(200);
  return { ...asked, ...answer.json<Scheduled>() };
};

const preview = async ({ id, client, order }: Made, change: Change) => {
  const { court, appearanceType, date, time, expectedMinutes } = { ...order, ...change };
  return test.call(appearances.quoteChange, {
    token: client.token,
    params: { id },
    body: { court, appearanceType, date, time, expectedMinutes },
  });
};

const edit = async (
  { id, client, order, revision }: Made,
  change: Change,
  expectedTotalCents: number,
) =>
  test.call(appearances.change, {
    token: client.token,
    params: { id },
    body: { ...order, ...change, expectedTotalCents, revision },
  });

const quoteOf = async (id: string) =>
  (
    await test.platform.db.sql<{ quote: object; client: number; attorney: number }>(
      `select quote, client_total_cents as client, attorney_total_cents as attorney
         from appearances where id = $1`,
      [id],
    )
  )[0];

const answersOf = async (id: string) =>
  (
    await test.platform.db.sql<{ answer: string | null }>(
      'select answer from proposals where appearance_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ answer }) => answer);

describe('a higher rate that was agreed', () => {
  const client = {
    lines: [
      { kind: 'fee', cents: 25_000 },
      { kind: 'higher_rate', cents: 4500 },
    ],
    totalCents: 29_500,
  };

  it('is shown in the price of an edit, to the client their side alone', async () => {
    const answer = await preview(await aRaisedAppearance(), { appearanceType: dearer });
    expect(answer.json()).toMatchObject({ quote: client });
    expect(withoutIds(answer.body)).not.toMatch(/16000|19000|3000\b|attorneyFee/);
  });

  it('stays when an edit is priced anew, for both sides, and is charged as it was shown', async () => {
    const raised = await aRaisedAppearance();
    const change = { appearanceType: dearer };
    const without = await edit(raised, change, 25_000);
    expect([without.statusCode, without.json<{ code: string }>().code]).toEqual([
      409,
      'price_changed',
    ]);
    const saved = await edit(raised, change, 29_500);
    expect(saved.json()).toMatchObject({ totalCents: 29_500, quote: client });
    expect(withoutIds(saved.body)).not.toMatch(/16000|19000|3000\b|attorneyFee/);
    expect(await quoteOf(raised.id)).toMatchObject({
      quote: {
        client,
        attorney: {
          lines: [
            { kind: 'fee', cents: 16_000 },
            { kind: 'higher_rate', cents: 3000 },
          ],
          totalCents: 19_000,
        },
      },
      client: 29_500,
      attorney: 19_000,
    });
    await runJobs(test);
    const seen = await test.call(offers.get, { token: attorney.token, params: { id: raised.id } });
    expect(seen.json()).toMatchObject({ attorneyFeeCents: 19_000 });
    expect(withoutIds(seen.body)).not.toMatch(/25000|29500|4500/);
    const differences = await test.platform.db.sql(
      `select payload ->> 'differenceCents' as cents from appearance_effects
        where appearance_id = $1 and effect = 'charge_difference' order by created_at, id`,
      [raised.id],
    );
    expect(differences).toEqual([{ cents: '4500' }, { cents: '7500' }]);
  });

  it('stays once, through any number of edits, and one more raise adds to it', async () => {
    const raised = await aRaisedAppearance();
    const saved = await edit(raised, { appearanceType: dearer }, 29_500);
    const moved = await edit(
      { ...raised, ...saved.json<Scheduled>() },
      { date: inDays(20) },
      29_500,
    );
    expect(moved.json()).toMatchObject({ quote: client });
    await runJobs(test);
    const proposal = await propose(raised, {
      clientTotalCents: 30_000,
      attorneyTotalCents: 19_000,
    });
    const again = await accept({ ...raised, proposal }, 30_000);
    const back = await edit(
      { ...raised, ...again.json<Scheduled>() },
      { appearanceType: raised.order.appearanceType, date: inDays(21) },
      22_500,
    );
    expect(back.json()).toMatchObject({
      quote: {
        lines: [
          { kind: 'fee', cents: 17_500 },
          { kind: 'higher_rate', cents: 5000 },
        ],
        totalCents: 22_500,
      },
    });
    expect(await quoteOf(raised.id)).toMatchObject({ client: 22_500, attorney: 14_000 });
  });
});

describe('a proposal that waits for an answer', () => {
  // The fee is the same on that day, so the totals do not tell that it was priced anew.
  const otherDay = { date: inDays(20) };

  it('is void at once when an edit is priced anew, though the totals are the same', async () => {
    const asked = await aProposal();
    const saved = await edit(asked, otherDay, 17_500);
    expect(saved.json()).toMatchObject({ totalCents: 17_500, proposal: null });
    expect(await answersOf(asked.id)).toEqual(['expired']);
    const late = await accept(asked);
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      'This proposal does not stand any more.',
    ]);
    expect(await quoteOf(asked.id)).toMatchObject({ client: 17_500, attorney: 11_000 });
  });

  it('stands when an edit changes words alone', async () => {
    const asked = await aProposal();
    const saved = await edit(asked, { judge: 'Hon. A. Reed' }, 17_500);
    expect(saved.json()).toMatchObject({ proposal: { id: asked.proposal } });
    expect((await accept(asked)).statusCode).toBe(200);
  });

  it('stands when it was made after the edit, however late attorneys hear of that', async () => {
    const made = await aScheduledAppearance(test);
    await runJobs(test);
    await edit(made, otherDay, 17_500);
    const proposal = await propose(made);
    await runJobs(test);
    expect(await answersOf(made.id)).toEqual([null]);
    expect((await accept({ ...made, proposal })).statusCode).toBe(200);
  });

  it('is accepted or the order is edited, never both from the same page', async () => {
    for (let round = 0; round < 6; round++) {
      const asked = await aProposal();
      const [accepted, edited] = await Promise.all([accept(asked), edit(asked, otherDay, 17_500)]);
      expect([accepted.statusCode, edited.statusCode].toSorted()).toEqual([200, 409]);
      const isAccepted = accepted.statusCode === 200;
      expect(await answersOf(asked.id)).toEqual([isAccepted ? 'accepted' : 'expired']);
      expect(await quoteOf(asked.id)).toMatchObject({
        client: isAccepted ? 22_000 : 17_500,
        attorney: isAccepted ? 14_000 : 11_000,
      });
    }
  });
});
