import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { offers } from '@courtside/contract/offers';
import { expect } from 'vitest';
import { acceptOffer } from './accept-offer.ts';
import { mailsOf } from './accounts.ts';
import { aScheduledAppearance, type OrderForm, quotedTotal } from './appearances.ts';
import type { TestApp } from './build-test-app.ts';
import { tellingsOf } from './dispatch.ts';
import type { SignedInUser } from './factories.ts';
import { runJobs } from './run-jobs.ts';

/** What tests of offering do and look at, in whichever application they have at the time. */
export function dispatchSteps(app: () => TestApp) {
  const db = () => app().platform.db;
  const anOpenAppearance = async (details: Partial<OrderForm> = {}, client?: SignedInUser) => {
    const appearance = await aScheduledAppearance(app(), details, client);
    await runJobs(app());
    return appearance;
  };
  const accept = async (attorney: SignedInUser, id: string) => acceptOffer(app(), attorney, id);
  const reject = async ({ token }: SignedInUser, id: string) =>
    app().call(offers.reject, { token, params: { id }, body: { reason: null } });
  const cancel = async ({ id, client }: { id: string; client: SignedInUser }) =>
    app().call(appearances.cancel, {
      token: client.token,
      params: { id },
      body: { expectedFeeCents: 0, reason: null },
    });
  const release = async ({ token }: SignedInUser, id: string) =>
    app().call(attendance.release, { token, params: { id }, body: { reason: null } });
  const edit = async (
    { id, client }: { id: string; client: SignedInUser },
    change: Partial<OrderForm>,
  ) => {
    const { token } = client;
    const shown = (await app().call(appearances.get, { token, params: { id } })).json<{
      order: OrderForm;
      revision: number;
    }>();
    const order = { ...shown.order, ...change };
    const answer = await app().call(appearances.change, {
      token,
      params: { id },
      body: {
        ...order,
        revision: shown.revision,
        expectedTotalCents: await quotedTotal(app(), order),
      },
    });
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  };
  const told = async (id: string) =>
    (await tellingsOf(app(), id)).map(({ attorneyId, wave, round }) => [round, wave, attorneyId]);
  const roundsOf = async (id: string) =>
    db().sql<{
      because: string;
      is_urgent: boolean;
      next_wave: string | null;
      minutes: number | null;
    }>(
      `select because, is_urgent, next_wave, ended_at is not null as ended,
              round(extract(epoch from next_wave_at - clock_now()) / 60)::int as minutes
         from dispatches where appearance_id = $1 order by move_seq`,
      [id],
    );
  const holdOf = async (id: string) =>
    (
      await db().sql<{ held_for: string | null; minutes: number | null }>(
        `select held_for, round(extract(epoch from held_until - clock_now()) / 60)::int as minutes
           from appearances where id = $1`,
        [id],
      )
    )[0];
  const offerMails = async (attorney: SignedInUser) =>
    (await mailsOf(app(), attorney)).filter(({ template }) => template === 'offer-new');
  const actionsOf = ({ id }: SignedInUser) =>
    db().sql<{ kind: string; title: string; body: string; link: string }>(
      'select kind, title, body, link from actions where user_id = $1 order by created_at, id',
      [id],
    );
  return {
    db,
    anOpenAppearance,
    accept,
    reject,
    cancel,
    release,
    edit,
    told,
    roundsOf,
    holdOf,
    offerMails,
    actionsOf,
  };
}
