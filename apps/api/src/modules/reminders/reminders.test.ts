import { actions } from '@courtside/contract/actions';
import { attendance } from '@courtside/contract/attendance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../platform/auth/sessions.ts';
import { invariants } from '../../platform/doctor/invariants.ts';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf, mailsTo } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays, type OrderForm } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { confirmAttendance } from '../../testing/confirm-attendance.ts';
import { setDispatch } from '../../testing/dispatch.ts';
import { aUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from '../appearances/index.ts';
import { sendReminders } from './index.ts';

let test: TestApp;
let admin: { id: string; email: string };
beforeEach(async () => {
  test = await buildTestApp();
  admin = await aUser(test.platform.db, ['admin']);
});
afterEach(() => test.stop());

const db = () => test.platform.db;
const remind = async () => sendReminders.run({}, { ...test.platform, log: test.log });
/** Puts the clock so many hours from a hearing, and sends what is due then. */
const atHours = async (id: string, hours: number) => {
  const [row] = await db().sql<{ ahead: string }>(
    `select (hearing_at + make_interval(secs => $2::float8 * 3600) - clock_now())::text as ahead
       from appearances where id = $1`,
    [id, hours],
  );
  await moveClock(db(), row?.ahead ?? '0');
  await remind();
};
/** Sessions do not outlive the hours that these tests skip. */
const tokenOf = async ({ id }: { id: string }) => (await startSession(db(), id, 1800)).token;
const aHeldAppearance = async (details: Partial<OrderForm> = {}) => {
  const attorney = await anEligibleAttorney(db());
  const appearance = await aScheduledAppearance(test, details);
  const answer = await acceptOffer(test, attorney, appearance.id);
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
  return { ...appearance, attorney };
};
// What moves are told by has tests of its own; here it is about reminders.
const actionsOf = async ({ id }: SignedInUser) =>
  (
    await db().sql<{ kind: string; title: string }>(
      `select kind, title from actions
        where user_id = $1 and kind not like 'appearances.%' order by created_at, id`,
      [id],
    )
  ).map(({ kind, title }) => `${kind}: ${title}`);
const mailOf = async (user: { id: string }) =>
  (await mailsOf(test, user))
    .map(({ template }) => template)
    .filter((template) => template !== 'appearance-news')
    .toReversed();
const notices = async () =>
  db().sql<{ kind: string; urgency: string; title: string }>(
    `select kind, urgency, title from notices
      where kind not like 'appearances.schedule' order by created_at, id`,
  );
const confirm = async ({ id, attorney }: { id: string; attorney: SignedInUser }) =>
  confirmAttendance(test, { token: await tokenOf(attorney) }, id);
const checkIn = async ({ id, attorney }: { id: string; attorney: SignedInUser }) =>
  test.call(attendance.checkIn, {
    token: await tokenOf(attorney),
    params: { id },
    body: { place: null },
  });

describe('the attorney', () => {
  it('is asked to confirm a day and two hours before, once each', async () => {
    const held = await aHeldAppearance();
    await atHours(held.id, -24.1);
    expect(await actionsOf(held.attorney)).toEqual([]);
    await atHours(held.id, -24);
    await remind();
    expect(await actionsOf(held.attorney)).toEqual([
      'attendance.confirm: Please confirm: your hearing is in under 24 hours',
    ]);
    expect(await mailOf(held.attorney)).toEqual(['confirm-attendance']);
    expect((await confirm(held)).statusCode).toBe(200);
    expect((await confirm(held)).statusCode).toBe(409);
    await atHours(held.id, -2);
    expect(await actionsOf(held.attorney)).toHaveLength(2);
    expect(await mailOf(held.attorney)).toHaveLength(2);
    expect((await confirm(held)).statusCode).toBe(200);
  });

  it('who has accepted within that time is not asked for it', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    await atHours(id, -20);
    const answer = await acceptOffer(test, { token: await tokenOf(attorney) }, id);
    expect(answer.statusCode).toBe(200);
    await remind();
    expect(await mailOf(attorney)).toEqual([]);
    await atHours(id, -1.9);
    expect(await mailOf(attorney)).toEqual(['confirm-attendance']);
  });

  it('hears once of what a clock has skipped, and nothing again when it goes back', async () => {
    const held = await aHeldAppearance();
    await atHours(held.id, -1);
    expect(await mailOf(held.attorney)).toEqual(['confirm-attendance']);
    await atHours(held.id, -30);
    await atHours(held.id, -1);
    expect(await mailOf(held.attorney)).toEqual(['confirm-attendance']);
  });

  it('is not reminded again of what they removed from their list', async () => {
    const held = await aHeldAppearance();
    await atHours(held.id, 0.5);
    await runClock.run({}, { ...test.platform, log: test.log });
    await atHours(held.id, 12);
    const token = await tokenOf(held.attorney);
    const unread = await test.call(actions.countUnread, { token });
    expect(unread.json<{ counter: number }>().counter).toBeGreaterThan(0);
    expect((await test.call(actions.removeAll, { token })).statusCode).toBe(200);
    await remind();
    const seen = await test.call(actions.list, { token });
    expect(seen.json()).toMatchObject({ items: [] });
    for (const { says, sql } of invariants)
      expect([says, ...(await db().sql(sql))]).toEqual([says]);
  });

  it('is reminded of the report by the policy, then administrators are told', async () => {
    const held = await aHeldAppearance();
    await moveClock(db(), '1 minute');
    await atHours(held.id, 0.5);
    await runClock.run({}, { ...test.platform, log: test.log });
    await runJobs(test);
    const results = async () =>
      (await actionsOf(held.attorney)).filter((action) => action.startsWith('results.'));
    expect(await results()).toEqual(['results.due: Your report is due']);
    await atHours(held.id, 12);
    await remind();
    expect(await results()).toHaveLength(2);
    expect((await mailOf(held.attorney)).filter((name) => name === 'report-reminder')).toHaveLength(
      1,
    );
    await atHours(held.id, 24);
    await atHours(held.id, 11);
    await atHours(held.id, 25);
    expect(await results()).toHaveLength(3);
    const overdue = (await notices()).filter(({ kind }) => kind === 'results.overdue');
    expect(overdue).toEqual([
      {
        kind: 'results.overdue',
        urgency: 'normal',
        title: `The report of appearance ${held.number} is overdue`,
      },
    ]);
  });
});

describe('administrators', () => {
  it('are warned 48, 24 and 4 hours before a hearing that nobody has taken', async () => {
    const limited = await aUser(db(), ['admin_limited']);
    await aUser(db(), ['admin'], { deactivatedAt: new Date().toISOString() });
    const { id, number } = await aScheduledAppearance(test);
    for (const hours of [-49, -48, -47, -24, -4, -3]) await atHours(id, hours);
    expect(await notices()).toEqual([
      {
        kind: 'appearances.unfilled-risk',
        urgency: 'normal',
        title: `Nobody has taken appearance ${number}: under 48 hours left`,
      },
      {
        kind: 'appearances.unfilled-risk',
        urgency: 'normal',
        title: `Nobody has taken appearance ${number}: under 24 hours left`,
      },
      {
        kind: 'appearances.unfilled-risk',
        urgency: 'high',
        title: `Nobody has taken appearance ${number}: under 4 hours left`,
      },
    ]);
    for (const user of [admin, limited]) {
      expect(await mailOf(user)).toEqual(['admin-notice', 'admin-notice', 'admin-notice']);
    }
    expect(await db().sql(`select from mails where template = 'admin-notice'`)).toHaveLength(6);
    const [mail] = await mailsTo(test, admin.email);
    expect(mail?.subject).toBe('An appearance needs your attention');
    expect(mail?.plain).not.toMatch(/Larch|Pine|24STCV/);
  });

  it('are warned again of one that was taken and given back', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    await atHours(id, -47);
    const answer = await acceptOffer(test, { token: await tokenOf(attorney) }, id);
    expect(answer.statusCode).toBe(200);
    await atHours(id, -30);
    const given = await test.call(attendance.release, {
      token: await tokenOf(attorney),
      params: { id },
      body: { reason: null },
    });
    expect(given.statusCode).toBe(200);
    await remind();
    await remind();
    expect((await notices()).map(({ title }) => title.replace(/.*: /, ''))).toEqual([
      'under 48 hours left',
      'under 48 hours left',
    ]);
  });

  it('hear the nearest of what a clock has skipped, and of a moved hearing anew', async () => {
    const { id } = await aScheduledAppearance(test);
    await atHours(id, -3);
    await atHours(id, -40);
    await atHours(id, -3);
    // The clock was set back in between, so the later of the two looks older.
    expect((await notices()).map(({ title }) => title.replace(/.*: /, ''))).toEqual([
      'under 48 hours left',
      'under 4 hours left',
    ]);
    await db().sql(
      `update appearances set hearing_at = hearing_at + interval '1 day' where id = $1`,
      [id],
    );
    await remind();
    expect(await notices()).toHaveLength(3);
  });

  it('are not warned of what is taken, nor twice by two workers', async () => {
    const held = await aHeldAppearance();
    await atHours(held.id, -3);
    expect(await notices()).toEqual([]);
    const { id } = await aScheduledAppearance(test, { date: inDays(14), time: '09:00' });
    await atHours(id, -30);
    await moveClock(db(), '7 hours');
    await Promise.all([remind(), remind(), remind(), remind()]);
    expect(await notices()).toHaveLength(2);
    expect(await db().sql(`select from mails where template = 'admin-notice'`)).toHaveLength(2);
  });

  it('are alarmed 15 minutes before when nobody has checked in', async () => {
    const [absent, present] = [
      await aHeldAppearance(),
      await aHeldAppearance({ date: inDays(14), time: '09:30' }),
    ];
    await atHours(absent.id, -0.3);
    expect((await checkIn(present)).statusCode).toBe(200);
    expect(await notices()).toEqual([]);
    await atHours(absent.id, -0.25);
    await remind();
    expect(await notices()).toEqual([
      {
        kind: 'attendance.no-check-in',
        urgency: 'high',
        title: `Nobody has checked in for appearance ${absent.number}`,
      },
    ]);
    expect(await mailOf(admin)).toEqual(['admin-notice']);
  });

  it('are alarmed as long as the hearing may last, and not after', async () => {
    const held = await aHeldAppearance();
    await atHours(held.id, 2);
    expect(await notices()).toEqual([]);
    await atHours(held.id, 0.5);
    expect((await notices()).map(({ kind }) => kind)).toEqual(['attendance.no-check-in']);
  });

  it('set the moments themselves', async () => {
    await setDispatch(test, { riskHours: [], confirmHours: [6], alarmMinutes: 60 });
    const held = await aHeldAppearance();
    const { id } = await aScheduledAppearance(test, { date: inDays(14), time: '09:00' });
    await atHours(held.id, -7);
    expect(await mailOf(held.attorney)).toEqual([]);
    await atHours(held.id, -6);
    expect(await mailOf(held.attorney)).toEqual(['confirm-attendance']);
    await atHours(held.id, -1);
    expect((await notices()).map(({ kind }) => kind)).toEqual(['attendance.no-check-in']);
    expect(id).toBeTruthy();
  });
});

it('goes on with the others when one cannot be told', async () => {
  const [one, two] = [await aScheduledAppearance(test), await aScheduledAppearance(test)];
  await db().sql(
    `create function fail() returns trigger language plpgsql as $$
       begin if new.appearance_id = '${one.id}' then raise 'no'; end if; return new; end $$;
     create trigger fail before insert on notices for each row execute function fail()`,
  );
  await expect(atHours(one.id, -3)).rejects.toThrow('Some reminders were not sent');
  expect((await notices()).map(({ title }) => title)).toEqual([
    `Nobody has taken appearance ${two.number}: under 4 hours left`,
  ]);
  await db().sql('drop trigger fail on notices');
  await remind();
  expect(await notices()).toHaveLength(2);
});
