import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { conflicts } from '@courtside/contract/conflicts';
import { policies } from '@courtside/contract/policies';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../platform/auth/sessions.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf } from '../../testing/accounts.ts';
import {
  aScheduledAppearance,
  inDays,
  type OrderForm,
  quotedTotal,
} from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { confirmAttendance } from '../../testing/confirm-attendance.ts';
import { tellingsOf } from '../../testing/dispatch.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { sendReminders } from './index.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.stop());

const db = () => test.platform.db;
const remind = async () => sendReminders.run({}, { ...test.platform, log: test.log });
/** Sessions do not outlive the hours that these tests skip. */
const tokenOf = async ({ id }: { id: string }) => (await startSession(db(), id, 1800)).token;
const aHeldAppearance = async (details: Partial<OrderForm> = {}) => {
  const attorney = await anEligibleAttorney(db());
  const appearance = await aScheduledAppearance(test, details);
  const answer = await acceptOffer(test, attorney, appearance.id);
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
  return { ...appearance, revision: appearance.revision + 1, attorney };
};
type Taken = Awaited<ReturnType<typeof aHeldAppearance>>;

/** The client moves it; the attorney is asked to confirm again. */
const change = async (held: Taken, date = inDays(16)) => changeTo(held, { date });

async function changeTo(held: Taken, changes: Partial<Taken['order']>): Promise<Taken> {
  const order = { ...held.order, ...changes };
  const answer = await test.call(appearances.change, {
    token: await tokenOf(held.client),
    params: { id: held.id },
    body: {
      ...order,
      revision: held.revision,
      expectedTotalCents: await quotedTotal(test, order),
    },
  });
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
  return { ...held, order, revision: held.revision + 1 };
}
const confirm = async ({ id, attorney }: Taken, body = {}) =>
  confirmAttendance(test, { token: await tokenOf(attorney) }, id, body);
const shown = async ({ id, attorney }: Taken) =>
  (await test.call(attendance.get, { token: await tokenOf(attorney), params: { id } })).json<{
    confirmBy: string | null;
    may: { confirm: boolean };
  }>();
const stateOf = async ({ id }: Taken) =>
  (
    await db().sql<{ status: string; isConfirmed: boolean | null; releases: number }>(
      `select a.status, s.confirmed_at is not null as "isConfirmed",
              (select count(*)::int from appearance_history h
                where h.appearance_id = a.id and h.action = 'release') as releases
         from appearances a
         left join assignments s on s.appearance_id = a.id and s.released_at is null
        where a.id = $1`,
      [id],
    )
  )[0];
const newest = async ({ id }: SignedInUser) => {
  const [mail] = await mailsOf(test, { id });
  const [action] = await db().sql<{ title: string; body: string }>(
    `select title, body from actions where user_id = $1 and kind <> 'offers.new'
      order by created_at desc, id desc limit 1`,
    [id],
  );
  return { mail, action };
};
const notices = async () =>
  db().sql<{ kind: string; title: string }>(
    `select kind, title from notices where kind <> 'appearances.schedule' order by created_at, id`,
  );
const released = { status: 'open', isConfirmed: false, releases: 1 };

describe('who is asked to confirm a changed hearing', () => {
  it('is told until when, and keeps it by confirming', async () => {
    const held = await change(await aHeldAppearance());
    const { confirmBy, may } = await shown(held);
    expect(may.confirm).toBe(true);
    const [asked] = await db().sql<{ hours: number }>(
      `select round(extract(epoch from $2::timestamptz - max(at)) / 3600)::int as hours
         from appearance_history where appearance_id = $1 and action = 'edit'`,
      [held.id, confirmBy],
    );
    expect(asked?.hours).toBe(24);
    const by = hearingWords(confirmBy ?? '', 'America/Los_Angeles');
    const said = `Confirm by ${by} or it goes to another attorney.`;
    const { mail, action } = await newest(held.attorney);
    expect(mail?.template).toBe('hearing-changed');
    expect(mail?.plain).toContain(said);
    expect(mail?.plain).toMatch(/^Your fee: \$110(\.00)?$/m);
    expect(action?.title).toBe('A hearing of yours was changed: please confirm again');
    expect(action?.body).toContain(said);
    await moveClock(db(), '23 hours 50 minutes');
    await remind();
    expect((await confirm(held)).json()).toMatchObject({ confirmBy: null });
    await moveClock(db(), '1 day');
    await remind();
    expect(await stateOf(held)).toEqual({ status: 'assigned', isConfirmed: true, releases: 0 });
    expect(await notices()).toEqual([]);
  });

  it('and does not, loses it at that time: others are asked at once, and both are told why', async () => {
    const held = await change(await aHeldAppearance());
    const other = await anEligibleAttorney(db());
    await moveClock(db(), '24 hours 1 minute');
    await remind();
    await remind();
    await runJobs(test);
    expect(await stateOf(held)).toEqual(released);
    expect((await confirm(held)).statusCode).toBe(404);
    const [client, attorney] = [await newest(held.client), await newest(held.attorney)];
    expect([client.action, client.mail?.subject]).toEqual([
      {
        title: 'We are finding another attorney',
        body: `The attorney of appearance ${held.number} has not confirmed your change in time. Others are being asked now.`,
      },
      'We are finding another attorney',
    ]);
    expect([attorney.action, attorney.mail?.subject]).toEqual([
      {
        title: 'An appearance is no longer yours',
        body: `The client has changed appearance ${held.number}. You have not confirmed it in time. Others are asked now; please do not attend.`,
      },
      'An appearance is no longer yours',
    ]);
    expect(await notices()).toEqual([
      {
        kind: 'attendance.unconfirmed',
        title: `The attorney of appearance ${held.number} has not confirmed its change and was released`,
      },
    ]);
    const [round] = await db().sql(
      `select because, is_urgent as "isUrgent" from dispatches where appearance_id = $1
        order by move_seq desc limit 1`,
      [held.id],
    );
    expect(round).toEqual({ because: 'release', isUrgent: true });
    expect((await tellingsOf(test, held.id)).at(-1)).toMatchObject({ attorneyId: other.id });
    // The change was the client's, so nothing is held against the attorney.
    expect(
      await db().sql('select released from attorney_records where user_id = $1', [
        held.attorney.id,
      ]),
    ).toEqual([]);
  });

  it('has half a day before the hearing at the latest, and never less than the rule gives', async () => {
    const held = await aHeldAppearance();
    const moved = await change(held, inDays(2));
    const hoursAhead = async () =>
      (
        await db().sql<{ ahead: number }>(
          `select round(extract(epoch from a.hearing_at - s.confirm_by) / 3600, 1)::float8 as ahead
             from appearances a join assignments s on s.appearance_id = a.id
            where a.id = $1 and s.released_at is null`,
          [held.id],
        )
      )[0]?.ahead;
    const [{ left } = { left: 0 }] = await db().sql<{ left: number }>(
      `select extract(epoch from hearing_at - clock_now())::float8 / 3600 as left
         from appearances where id = $1`,
      [held.id],
    );
    expect(await hoursAhead()).toBeCloseTo(Math.max(12, left - 24), 0);
    const admin = await aSignedInUser(db(), 'admin');
    const saved = await test.call(policies.saveConfirmation, {
      token: admin.token,
      body: { hoursAfterChange: 1, hoursBeforeHearing: 12, leastMinutes: 120 },
    });
    expect(saved.statusCode).toBe(200);
    // What they were told stands; the new rule is for the next change.
    expect(await hoursAhead()).toBeCloseTo(Math.max(12, left - 24), 0);
    await change(moved, inDays(20));
    const [next] = await db().sql<{ minutes: number }>(
      `select round(extract(epoch from confirm_by - clock_now()) / 60)::int as minutes
         from assignments where appearance_id = $1 and released_at is null`,
      [held.id],
    );
    expect([119, 120]).toContain(next?.minutes);
  });
});

describe('who holds a case that others are named in now', () => {
  const hitsOf = async ({ id, attorney }: Taken) => {
    const token = await tokenOf(attorney);
    const answer = await test.call(conflicts.heldHits, { token, params: { id } });
    return answer.json<{ items: { id: string; name: string; needsExplanation: boolean }[] }>()
      .items;
  };
  const list = async ({ attorney }: Taken, name: string) => {
    const token = await tokenOf(attorney);
    const answer = await test.call(conflicts.add, { token, body: { names: [name] } });
    expect(answer.statusCode).toBe(201);
  };
  const partiesOf = ({ order }: Taken) => order.parties as { name: string; role: string }[];
  const naming = async (held: Taken, name: string) =>
    changeTo(held, { parties: [...partiesOf(held), { name, role: 'defendant' }] });

  it('is asked again, and cannot confirm before a possible conflict is cleared', async () => {
    const held = await aHeldAppearance();
    await list(held, 'Wren Hale');
    const changed = await naming(held, 'Hale, Wren');
    expect((await shown(changed)).may.confirm).toBe(true);
    expect((await newest(held.attorney)).mail?.template).toBe('hearing-changed');

    const [hit, ...others] = await hitsOf(changed);
    expect([hit?.name, others]).toEqual(['Hale, Wren', []]);
    const refused = await confirm(changed);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      expect.objectContaining({ [`clearedHits.${hit?.id}`]: 'Please look at this one first.' }),
    ]);
    expect(await stateOf(changed)).toMatchObject({ status: 'assigned', isConfirmed: false });

    const cleared = { clearedHits: [hit?.id], explanation: 'Another Wren Hale, of Reno.' };
    expect((await confirm(changed, cleared)).statusCode).toBe(200);
    expect(await stateOf(changed)).toMatchObject({ status: 'assigned', isConfirmed: true });
    const [check] = await db().sql(
      `select hits -> 0 ->> 'name' as name, explanation from conflict_checks
        where appearance_id = $1 order by attested_at desc limit 1`,
      [held.id],
    );
    expect(check).toEqual({ name: 'Hale, Wren', explanation: 'Another Wren Hale, of Reno.' });

    // What was cleared is not asked of again when the hearing is moved.
    const moved = await change(changed);
    expect(await hitsOf(moved)).toEqual([]);
    expect((await confirm(moved)).statusCode).toBe(200);
  });

  it('is not asked again when a name is only spelled otherwise', async () => {
    const held = await aHeldAppearance();
    const parties = partiesOf(held).map((party) => ({
      ...party,
      name: party.name.toUpperCase(),
    }));
    const changed = await changeTo(held, { parties });
    expect((await shown(changed)).may.confirm).toBe(false);
    expect(await stateOf(changed)).toMatchObject({ isConfirmed: true });
  });

  it('is asked again to go where a call would have done, and not the other way about', async () => {
    const remote = await aHeldAppearance({ mode: 'video' });
    const inPerson = await changeTo(remote, { mode: 'in_person' });
    expect((await shown(inPerson)).may.confirm).toBe(true);
    expect(await stateOf(inPerson)).toMatchObject({ status: 'assigned', isConfirmed: false });
    expect((await confirm(inPerson)).statusCode).toBe(200);
    const again = await changeTo(inPerson, { mode: 'phone' });
    expect((await shown(again)).may.confirm).toBe(false);
  });

  it('loses it by silence, as by any change', async () => {
    const changed = await naming(await aHeldAppearance(), 'Wren Hale');
    await moveClock(db(), '24 hours 1 minute');
    await remind();
    expect(await stateOf(changed)).toEqual(released);
  });
});

describe('the timer', () => {
  it('makes up for a time when nothing ran, once among several', async () => {
    const held = await change(await aHeldAppearance());
    await moveClock(db(), '3 days');
    await Promise.all([remind(), remind(), remind(), remind()]);
    expect(await stateOf(held)).toEqual(released);
    expect(await notices()).toHaveLength(1);
  });

  it('leaves alone what has begun meanwhile', async () => {
    const held = await change(await aHeldAppearance(), inDays(2));
    await moveClock(db(), '4 days');
    await remind();
    expect(await stateOf(held)).toEqual({ status: 'assigned', isConfirmed: false, releases: 0 });
  });

  it('against the answer: the attorney keeps it and has confirmed, or has lost it', async () => {
    let date = 20;
    for (let round = 0; round < 6; round += 1) {
      const held = await change(await aHeldAppearance(), inDays((date += 1)));
      await db().sql(`update assignments set confirm_by = clock_now() where appearance_id = $1`, [
        held.id,
      ]);
      const acts = [() => confirm(held), remind] as const;
      const [first, second] = await Promise.all(
        (round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()),
      );
      const answer = (round % 2 === 0 ? first : second) as Awaited<ReturnType<typeof confirm>>;
      expect(await stateOf(held)).toEqual(
        answer.statusCode === 200
          ? { status: 'assigned', isConfirmed: true, releases: 0 }
          : released,
      );
      expect([200, 404]).toContain(answer.statusCode);
    }
  });
});
