import { appearances } from '@courtside/contract/appearances';
import { users } from '@courtside/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../platform/doctor/invariants.ts';
import { termsOf } from '../../testing/accept-offer.ts';
import {
  aScheduledAppearance,
  inDays,
  quotedTotal,
  type Scheduled,
} from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { killAllEntries, processEnv, startEntry } from '../../testing/processes.ts';

const contenders = 500;
let test: TestApp;
let servers: string[];
beforeAll(async () => {
  test = await buildTestApp();
  const env = processEnv(test.databaseUrl, { PORT: '0' });
  const start = async () => (await startEntry('testing/probe-server.ts', env)).url;
  servers = [await start(), await start()];
}, 60_000);
afterAll(async () => {
  await killAllEntries();
  await test.stop();
});

interface Answer {
  status: number;
  message?: string;
}

async function send(
  server: number,
  { token }: SignedInUser,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${servers[server % 2]}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, ...(message !== undefined && { message }) };
}

const accept = (server: number, by: SignedInUser, id: string, terms: object) =>
  send(server, by, 'POST', `/v1/attorney/appearance/${id}/accept`, {
    attestsNoConflict: true,
    ...terms,
  });

const stateOf = async (id: string) =>
  (
    await test.platform.db.sql<{ status: string; holders: number; accepts: number }>(
      `select a.status,
              (select count(*) from assignments s
                where s.appearance_id = a.id and s.released_at is null) as holders,
              (select count(*) from appearance_history h
                where h.appearance_id = a.id and h.action = 'accept') as accepts
         from appearances a where a.id = $1`,
      [id],
    )
  )[0];

describe('through two processes', () => {
  it(`${contenders} attorneys race for one appearance: one wins, the others are told why not`, async () => {
    const attorneys: SignedInUser[] = [];
    for (let i = 0; i < contenders; i++) {
      attorneys.push(await anEligibleAttorney(test.platform.db));
    }
    const { id } = await aScheduledAppearance(test);
    const terms = await termsOf(test.platform.db, id);
    const answers = await Promise.all(attorneys.map((by, i) => accept(i, by, id, terms)));
    const count = new Map<string, number>();
    for (const { status, message } of answers) {
      const kind = `${status} ${message ?? ''}`.trim();
      count.set(kind, (count.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(count)).toEqual({
      '200': 1,
      '409 Another attorney has taken this appearance.': contenders - 1,
    });
    expect(await stateOf(id)).toEqual({ status: 'assigned', holders: 1, accepts: 1 });
  }, 120_000);

  it('who comes too late is told so without a wait for the row', async () => {
    const [winner, late] = [
      await anEligibleAttorney(test.platform.db),
      await anEligibleAttorney(test.platform.db),
    ];
    const { id } = await aScheduledAppearance(test);
    const terms = await termsOf(test.platform.db, id);
    expect((await accept(0, winner, id, terms)).status).toBe(200);
    await test.platform.db.transaction(async (tx) => {
      await tx.sql('select from appearances where id = $1 for update', [id]);
      expect(await accept(1, late, id, terms)).toEqual({
        status: 409,
        message: 'Another attorney has taken this appearance.',
      });
    });
  });

  /** Runs accept and something else at the same moment, many times, and looks at what came of it. */
  async function race(
    other: (made: Scheduled & { client: SignedInUser }, attorney: SignedInUser) => Promise<Answer>,
    rounds = 12,
  ) {
    const seen: { accepted: Answer; other: Answer; state: Awaited<ReturnType<typeof stateOf>> }[] =
      [];
    for (let round = 0; round < rounds; round++) {
      const attorney = await anEligibleAttorney(test.platform.db);
      const made = await aScheduledAppearance(test);
      const terms = await termsOf(test.platform.db, made.id);
      const [accepted, others] = await Promise.all(
        round % 2 === 0
          ? [accept(0, attorney, made.id, terms), other(made, attorney)]
          : [other(made, attorney), accept(0, attorney, made.id, terms)].toReversed(),
      );
      if (!accepted || !others) throw new Error('Nobody answered');
      seen.push({ accepted, other: others, state: await stateOf(made.id) });
    }
    for (const { accepted, other: others } of seen) {
      expect([200, 409, 401]).toContain(accepted.status);
      expect([200, 409]).toContain(others.status);
    }
    return seen;
  }

  it('accept against cancel: the appearance ends canceled or assigned, never both', async () => {
    const seen = await race((made) =>
      send(1, made.client, 'POST', appearances.cancel.path.replace('{id}', made.id), {
        expectedFeeCents: 0,
      }),
    );
    for (const { accepted, other, state } of seen) {
      expect(state?.holders).toBe(state?.status === 'assigned' ? 1 : 0);
      // Canceling is free that early, whether or not somebody was faster.
      expect([other.status, state?.status]).toEqual([200, 'canceled']);
      if (accepted.status === 409) {
        expect(accepted.message).toBe('The client has canceled this appearance.');
      }
    }
  }, 60_000);

  it('accept against edit: whoever comes second sees what the first has done', async () => {
    const seen = await race((made) =>
      send(1, made.client, 'PUT', appearances.change.path.replace('{id}', made.id), {
        ...made.order,
        judge: 'Hon. A. Reed',
        expectedTotalCents: made.totalCents,
        revision: made.revision,
      }),
    );
    for (const { accepted, other, state } of seen) {
      expect([accepted.status, state?.status, state?.holders]).toEqual([200, 'assigned', 1]);
      // An edit of what has changed meanwhile is refused, and nothing is lost.
      expect([200, 409]).toContain(other.status);
    }
  }, 60_000);

  it.each([
    ['date and price', 22_000, 'The price has changed. Please look at it again.'],
    ['date alone', 11_000, 'The client has moved this hearing. Please look at it again.'],
  ])(
    'accept against an edit of %s: one of them comes about, on the terms that were seen',
    async (_, attorneyFeeCents, refused) => {
      const { db } = test.platform;
      for (let round = 0; round < 12; round += 1) {
        const attorney = await anEligibleAttorney(db);
        const made = await aScheduledAppearance(test);
        const { id: appearanceType } = await anAppearanceType(db, { attorneyFeeCents });
        const order = { ...made.order, appearanceType, date: inDays(21) };
        const expectedTotalCents = await quotedTotal(test, order);
        const edit = async () =>
          send(1, made.client, 'PUT', appearances.change.path.replace('{id}', made.id), {
            ...order,
            expectedTotalCents,
            revision: made.revision,
          });
        const terms = await termsOf(db, made.id);
        const acts = [async () => accept(0, attorney, made.id, terms), edit];
        const isFirst = round % 2 === 0;
        const [first, second] = isFirst ? acts : acts.toReversed();
        if (!first || !second) throw new Error('There are two acts');
        // The first rounds come one after the other, so that both ends are seen for certain.
        const answers =
          round < 2 ? [await first(), await second()] : await Promise.all([first(), second()]);
        const [accepted, edited] = isFirst ? answers : answers.toReversed();
        const [agreed] = await db.sql<{ date: string; fee: number; isInCalendar: boolean }>(
          `select a.hearing_date::text as date, a.attorney_total_cents as fee,
                  coalesce(lower(s.during) = a.hearing_at, false) as "isInCalendar"
             from appearances a
             left join assignments s on s.appearance_id = a.id and s.released_at is null
            where a.id = $1`,
          [made.id],
        );
        const state = await stateOf(made.id);
        if (accepted?.status === 200) {
          expect(edited?.status).toBe(409);
          expect(state).toEqual({ status: 'assigned', holders: 1, accepts: 1 });
          expect(agreed).toEqual({ date: made.order.date, fee: 11_000, isInCalendar: true });
        } else {
          expect([accepted, edited?.status]).toEqual([{ status: 409, message: refused }, 200]);
          expect(state).toEqual({ status: 'open', holders: 0, accepts: 0 });
          expect(agreed).toEqual({
            date: inDays(21),
            fee: attorneyFeeCents,
            isInCalendar: false,
          });
        }
      }
    },
    60_000,
  );

  it('accept against deactivation: what one who is shut out still holds is brought up', async () => {
    const admin = await aSignedInUser(test.platform.db, 'admin');
    const seen = await race((_, attorney) =>
      send(1, admin, 'POST', users.deactivate.path.replace('{id}', attorney.id)),
    );
    for (const { accepted, state } of seen) {
      expect(state?.holders).toBe(accepted.status === 200 ? 1 : 0);
    }
    const unnoticed = await test.platform.db.sql(
      `select s.appearance_id from assignments s join users u on u.id = s.attorney_id
        where s.released_at is null and u.deactivated_at is not null
          and not exists (select from notices n where n.appearance_id = s.appearance_id)`,
    );
    expect(unnoticed).toEqual([]);
  }, 60_000);

  it('leaves every invariant whole', async () => {
    for (const { says, sql } of invariants) {
      expect([says, ...(await test.platform.db.sql(sql))]).toEqual([says]);
    }
  });
});
