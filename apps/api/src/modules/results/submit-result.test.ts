import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsOf, mailsTo } from '../../testing/accounts.ts';
import { anAssignedAppearance } from '../../testing/appearances.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { buildFilesApp, type FilesApp } from '../../testing/files.ts';
import {
  anAppearanceToReport,
  aReportedAppearance,
  aResult,
  submitReport,
} from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: FilesApp;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const get = (attorney: SignedInUser, id: string) =>
  test.call(endpoints.getForAttorney, { token: attorney.token, params: { id } });
const list = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  (await test.call(endpoints.listToSubmit, { token: attorney.token, query })).json<{
    items: { id: string; reportDueAt: string; hearingAt: string; report: object | null }[];
  }>().items;
const amend = (attorney: SignedInUser, id: string, body: Record<string, unknown>) =>
  test.call(endpoints.amend, { token: attorney.token, params: { id }, body });
const statusOf = async (id: string) =>
  (await db().sql<{ status: string }>('select status from appearances where id = $1', [id]))[0]
    ?.status;
const lateReportsOf = async ({ id }: SignedInUser) =>
  (
    await db().sql<{ late: number }>(
      'select late_reports as late from attorney_records where user_id = $1',
      [id],
    )
  )[0]?.late;
const versionsOf = (id: string) =>
  db().sql<{ version: number; outcome: string; reason: string | null; is_late: boolean }>(
    'select version, outcome, reason, is_late from results where appearance_id = $1 order by version',
    [id],
  );

describe('a report', () => {
  it('is due a day after the hearing, sent once, and moves the appearance on', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const [due] = await list(attorney);
    expect(due).toMatchObject({ id, report: null });
    expect(Date.parse(due?.reportDueAt ?? '') - Date.parse(due?.hearingAt ?? '')).toBe(
      24 * 3_600_000,
    );
    const answer = await submitReport(test, { id, attorney }, { judge: 'Hon. Zoë Núñez' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'reported',
      versions: [
        {
          version: 1,
          authorName: 'Robin Vale',
          reason: null,
          isLate: false,
          files: [],
          result: { outcome: 'continued', judge: 'Hon. Zoë Núñez', ruling: null, expenses: [] },
        },
      ],
      actions: ['amend-results'],
    });
    expect(await list(attorney)).toEqual([]);
    expect((await list(attorney, { part: 'sent' }))[0]).toMatchObject({
      id,
      report: {
        version: 1,
        outcome: 'continued',
        summary: 'Continued to Apr 23, 2099, 8:30 AM PDT, Dept. 17',
      },
    });
    expect(await lateReportsOf(attorney)).toBeUndefined();
  });

  it('that comes late is counted, once, whatever is amended later', async () => {
    const { id, attorney } = await aReportedAppearance(test, {}, { hoursAgo: 25 });
    expect(await lateReportsOf(attorney)).toBe(1);
    expect((await amend(attorney, id, { ...aResult(), reason: 'Typo' })).statusCode).toBe(201);
    expect(await lateReportsOf(attorney)).toBe(1);
    expect((await versionsOf(id)).map(({ is_late }) => is_late)).toEqual([true, true]);
  });

  it('cannot be sent before the hearing', async () => {
    const { id, attorney } = await anAssignedAppearance(test);
    const answer = await submitReport(test, { id, attorney });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'The hearing has not started yet.',
    ]);
    expect([await statusOf(id), await versionsOf(id)]).toEqual(['assigned', []]);
  });

  it('that lacks something is refused field by field, and nothing moves', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const answer = await submitReport(
      test,
      { id, attorney },
      { judge: '', outcome: null, out: '' },
    );
    expect(answer.statusCode).toBe(400);
    const whole = await submitReport(
      test,
      { id, attorney },
      { judge: '', called: null, narrative: ' ' },
    );
    expect([whole.statusCode, whole.json<{ errors: object }>().errors]).toEqual([
      400,
      {
        called: 'When was the case called',
        judge: 'Who was sitting',
        narrative: 'Tell the firm what happened',
      },
    ]);
    const past = await submitReport(test, { id, attorney }, { nextDate: '2020-01-02' });
    expect([past.statusCode, past.json<{ errors: object }>().errors]).toEqual([
      400,
      { nextDate: 'Should not be before this hearing' },
    ]);
    expect([await statusOf(id), await versionsOf(id)]).toEqual(['assigned', []]);
  });

  it('cannot have ended later than now', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    await db().sql(
      `update appearances set hearing_date = (clock_now() at time zone time_zone)::date
        where id = $1`,
      [id],
    );
    const answer = await submitReport(test, { id, attorney }, { out: '23:59' });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { out: 'Should not be later than now' },
    ]);
    expect([await statusOf(id), await versionsOf(id)]).toEqual(['assigned', []]);
  });

  it('names the kind of the next hearing by its type, of the same practice area alone', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const type = await anAppearanceType(db(), { name: 'Trial setting conference' });
    const elsewhere = await anAppearanceType(db(), { caseType: 'Probate' });
    const refused = await submitReport(test, { id, attorney }, { nextTypeId: elsewhere.id });
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      400,
      { nextTypeId: 'Choose a kind of hearing of this practice area' },
    ]);
    const details = { nextTypeId: type.id, nextType: 'Whatever was typed' };
    expect((await submitReport(test, { id, attorney }, details)).json()).toMatchObject({
      versions: [{ result: { nextTypeId: type.id, nextType: 'Trial setting conference' } }],
    });
  });

  it('of before types were kept is read as one in words', async () => {
    const { id, attorney } = await aReportedAppearance(test, { nextType: 'Trial setting' });
    await db().sql(`update results set data = data - 'nextTypeId' where appearance_id = $1`, [id]);
    expect((await get(attorney, id)).json()).toMatchObject({
      attorneyName: 'Robin Vale',
      versions: [{ result: { nextTypeId: null, nextType: 'Trial setting' } }],
    });
  });

  it.each([
    ['a fee of its own', { attorneyFeeCents: 1 }],
    [
      'a negative expense',
      { expenses: [{ code: 'E109', description: 'x', cents: -1, file: null }] },
    ],
    ['half a cent', { expenses: [{ code: 'E109', description: 'x', cents: 0.5, file: null }] }],
    ['an unknown outcome', { outcome: 'won' }],
    ['no such day', { nextDate: '2099-02-30' }],
    ['a NUL', { narrative: 'a\u0000b' }],
  ])('with %s is refused', async (_, details) => {
    const { id, attorney } = await anAppearanceToReport(test);
    expect((await submitReport(test, { id, attorney }, details)).statusCode).toBe(400);
  });

  it('is nobody else’s to read or to send', async () => {
    const { id, client } = await anAppearanceToReport(test);
    const other = await aSignedInUser(db(), 'attorney');
    const draft = { data: { narrative: 'x' }, revision: 0 };
    const answers = [
      await get(other, id),
      await submitReport(test, { id, attorney: other }),
      await amend(other, id, { ...aResult(), reason: 'x' }),
      await test.call(endpoints.saveDraft, { token: other.token, params: { id }, body: draft }),
      await test.call(endpoints.rateClient, {
        token: other.token,
        params: { id },
        body: { stars: 1 },
      }),
      await get(other, '0192f0c1-0000-7000-8000-000000000000'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await get(client, id)).statusCode).toBe(403);
  });

  it('sent twice at the same moment is one report', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => submitReport(test, { id, attorney })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

it('that nobody appeared is told to the administrators, and is no good mark', async () => {
  const { id, number, client, attorney } = await anAppearanceToReport(test);
  const absent = {
    appeared: false,
    whyNotAppeared: 'My train stood still.',
    outcome: null,
    checkedIn: null,
    called: null,
    out: null,
    nextDate: null,
    nextTime: null,
    nextDepartment: null,
  };
  expect((await submitReport(test, { id, attorney }, absent)).statusCode).toBe(201);
  await runJobs(test);
  const notices = await db().sql(
    `select kind, urgency, title, body from notices
      where appearance_id = $1 and kind like 'results.%'`,
    [id],
  );
  expect(notices).toEqual([
    {
      kind: 'results.not-appeared',
      urgency: 'high',
      title: `Nobody appeared for appearance ${number}, its attorney reports`,
      body: 'My train stood still.',
    },
  ]);
  const approved = await test.call(endpoints.approve, {
    token: client.token,
    params: { id },
    body: { version: 1 },
  });
  expect(approved.json()).toMatchObject({ status: 'completed' });
  const counted = await db().sql('select completed from attorney_records where user_id = $1', [
    attorney.id,
  ]);
  expect(counted).toEqual([]);
});

describe('an amendment', () => {
  it('needs a reason, keeps the first version, and tells everybody again', async () => {
    const { id, attorney, client } = await aReportedAppearance(
      test,
      {},
      { order: { reportRecipients: ['partner@firm.test'] } },
    );
    const better = aResult({
      outcome: 'granted',
      nextDate: null,
      nextTime: null,
      nextDepartment: null,
    });
    const without = await amend(attorney, id, better);
    expect(without.statusCode).toBe(400);
    expect(without.json<{ errors: object }>().errors).toHaveProperty('reason');
    const answer = await amend(attorney, id, { ...better, reason: 'Minute order arrived' });
    expect(answer.statusCode).toBe(201);
    expect(await versionsOf(id)).toEqual([
      { version: 1, outcome: 'continued', reason: null, is_late: false },
      { version: 2, outcome: 'granted', reason: 'Minute order arrived', is_late: false },
    ]);
    await runJobs(test);
    const mails = await mailsOf(test, client);
    expect(mails.map(({ template }) => template)).toEqual(['report-amended', 'report-ready']);
    expect(mails[1]?.plain).toMatch(
      /Unless you dispute it, it is approved for you on [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M P[SD]T\./,
    );
    expect((await mailsTo(test, 'partner@firm.test')).map(({ template }) => template)).toEqual([
      'report-copy-amended',
      'report-copy',
    ]);
    const told = await db().sql<{ kind: string; link: string }>(
      'select kind, link from actions where user_id = $1 order by created_at',
      [client.id],
    );
    expect(told).toEqual([
      { kind: 'results.new', link: `/client/submitted/appearance/${id}` },
      { kind: 'results.amended', link: `/client/submitted/appearance/${id}` },
    ]);
  });

  it('of what was never reported is refused', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    expect((await amend(attorney, id, { ...aResult(), reason: 'x' })).statusCode).toBe(409);
  });
});
