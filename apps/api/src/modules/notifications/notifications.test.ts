import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { lifecycle, type Move } from '@courtside/domain/appearances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { emailOf, mailsOf } from '../../testing/accounts.ts';
import {
  anAssignedAppearance,
  aScheduledAppearance,
  inDays,
  quotedTotal,
} from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { attachCalendar } from '../calendar-feeds/index.ts';
import { newsForAdmins, newsForAttorney, newsForClient } from './news.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const actionsOf = (userId: string) =>
  db().sql<{ title: string; body: string; link: string }>(
    `select title, body, link from actions
      where user_id = $1 and kind <> 'offers.new' order by created_at, id`,
    [userId],
  );

describe('words', () => {
  it.each([
    ['notify_client', newsForClient],
    ['notify_attorney', newsForAttorney],
    ['notice', newsForAdmins],
  ] as const)('exist for every move that has the effect %s', (effect, words) => {
    const moves: readonly Move[] = lifecycle;
    const named = moves
      .filter(({ effects }) => effects.includes(effect))
      .map((move) => move.action);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(named));
  });
});

describe('a move is told', () => {
  it('to the attorney when the client cancels: once by action, once by mail, without the case', async () => {
    const made = await anAssignedAppearance(test, {}, { attorney: await anEligibleAttorney(db()) });
    await test.call(appearances.cancel, {
      token: made.client.token,
      params: { id: made.id },
      body: { expectedFeeCents: 0 },
    });
    await runJobs(test);
    await runJobs(test);
    expect(await actionsOf(made.attorney.id)).toEqual([
      {
        title: 'An appearance was canceled',
        body: `The client no longer needs coverage of appearance ${made.number}. Please do not attend.`,
        link: '/attorney/manage/appearance',
      },
    ]);
    const mails = await mailsOf(test, made.attorney);
    expect(mails.map(({ subject }) => subject)).toEqual(['An appearance was canceled']);
    expect(mails[0]?.plain).toMatch(/9:30 AM P[SD]T/);
    expect(mails[0]?.plain).not.toMatch(/Larch|Pine|24STCV/);
  });

  it('to both when an attorney takes it, each with the hearing for their calendar', async () => {
    const attorney = await anEligibleAttorney(db());
    const made = await aScheduledAppearance(test);
    await acceptOffer(test, attorney, made.id);
    await runJobs(test);
    const attached = await db().sql<{
      recipient: string;
      attachment: { kind: string; id: string };
    }>(
      `select recipient, attachment from mails
        where attachment ->> 'id' like $1 order by subject`,
      [`${made.id}/%`],
    );
    expect(attached).toEqual([
      {
        recipient: await emailOf(test, made.client),
        attachment: { kind: 'calendar', id: `${made.id}/${made.client.id}` },
      },
      {
        recipient: await emailOf(test, attorney),
        attachment: { kind: 'calendar', id: `${made.id}/${attorney.id}` },
      },
    ]);
    for (const { attachment } of attached) {
      const { fileName, content, type } = await attachCalendar(
        db(),
        attachment.id,
        test.platform.env,
      );
      expect([fileName, type]).toEqual([
        `hearing-${made.number}.ics`,
        'text/calendar; charset=utf-8; method=PUBLISH',
      ]);
      expect(content.toString()).toContain('BEGIN:VEVENT');
    }
  });

  it('to the client when the attorney gives it back', async () => {
    const made = await anAssignedAppearance(test, {}, { attorney: await anEligibleAttorney(db()) });
    await test.call(attendance.release, {
      token: made.attorney.token,
      params: { id: made.id },
      body: {},
    });
    await runJobs(test);
    expect(await actionsOf(made.client.id)).toEqual([
      {
        title: 'We are finding another attorney',
        body: `The attorney of appearance ${made.number} had to give it back. Others are being asked now.`,
        link: `/client/view/case/details/${made.id}`,
      },
    ]);
    const mails = await mailsOf(test, made.client);
    expect(mails.map(({ subject }) => subject)).toEqual(['We are finding another attorney']);
    expect(await actionsOf(made.attorney.id)).toEqual([]);
  });

  it('to the attorney who must confirm again when the date changes', async () => {
    const made = await anAssignedAppearance(test, {}, { attorney: await anEligibleAttorney(db()) });
    const form = { ...made.order, date: inDays(21) };
    const answer = await test.call(appearances.change, {
      token: made.client.token,
      params: { id: made.id },
      body: {
        ...form,
        expectedTotalCents: await quotedTotal(test, form),
        revision: made.revision,
      },
    });
    expect(answer.statusCode).toBe(200);
    await runJobs(test);
    expect((await actionsOf(made.attorney.id)).map(({ title }) => title)).toEqual([
      'A hearing of yours was changed: please confirm again',
    ]);
  });

  it('to the administrators when somebody orders', async () => {
    const made = await anAssignedAppearance(test);
    await runJobs(test);
    const notices = await db().sql(
      'select kind, urgency, body from notices where appearance_id = $1',
      [made.id],
    );
    expect(notices).toEqual([
      {
        kind: 'appearances.schedule',
        urgency: 'normal',
        body: `Appearance ${made.number} was ordered.`,
      },
    ]);
  });
});
