import type { Endpoint } from '@courtside/contract/endpoint';
import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf, mailsOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anUpload } from '../../testing/files.ts';
import {
  anAppearanceToReport,
  aReportedAppearance,
  aResult,
  submitReport,
} from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const call = (endpoint: Endpoint, { token }: SignedInUser, id: string, body?: unknown) =>
  test.call(endpoint, { token, params: { id }, ...(body !== undefined && { body }) });
const amend = (id: string, details: Record<string, unknown> = {}) =>
  call(endpoints.amendByAdmin, admin, id, aResult({ reason: 'The date was wrong.', ...details }));
const subjectsOf = async (user: SignedInUser) =>
  (await mailsOf(test, user)).map(({ subject }) => subject).toReversed();
const actionsOf = async ({ id }: SignedInUser) =>
  (
    await db().sql<{ title: string; body: string }>(
      'select title, body from actions where user_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ title, body }) => `${title}: ${body}`);

describe('an administrator approves', () => {
  it('in the client’s place: it is completed, counts, and both are told', async () => {
    const { id, number, client, attorney } = await aReportedAppearance(test);
    const answer = await call(endpoints.approveByAdmin, admin, id, { version: 1 });
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([
      200,
      'completed',
    ]);
    await runJobs(test);
    const approved = `An administrator has approved the report of appearance ${number}.`;
    expect((await actionsOf(client)).at(-1)).toBe(`A report was approved for you: ${approved}`);
    expect((await actionsOf(attorney)).at(-1)).toBe(`Your report is approved: ${approved}`);
    expect([(await subjectsOf(client)).at(-1), (await subjectsOf(attorney)).at(-1)]).toEqual([
      'A report was approved for you',
      'Your report is approved',
    ]);
    expect((await logOf(test, id)).at(-1)).toEqual({
      action: 'appearances.approve',
      actor_id: admin.id,
      before: { status: 'reported' },
      after: { status: 'completed' },
    });
    const [counted] = await db().sql('select completed from attorney_records where user_id = $1', [
      attorney.id,
    ]);
    expect(counted).toEqual({ completed: 1 });
  });

  it('while the client does: once, and nobody is told of what the client did', async () => {
    const { id, client, attorney } = await aReportedAppearance(test);
    const answers = await Promise.all([
      call(endpoints.approveByAdmin, admin, id, { version: 1 }),
      call(endpoints.approve, client, id, { version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const moves = await db().sql(
      `select party from appearance_history where appearance_id = $1 and action = 'approve'`,
      [id],
    );
    const isAdmin = answers[0]?.statusCode === 200;
    expect(moves).toEqual([{ party: isAdmin ? 'admin' : 'client' }]);
    await runJobs(test);
    expect((await subjectsOf(attorney)).includes('Your report is approved')).toBe(isAdmin);
    expect((await subjectsOf(client)).includes('A report was approved for you')).toBe(isAdmin);
  });

  it('nothing that is not reported, or disputed', async () => {
    const due = await anAppearanceToReport(test);
    const disputed = await aReportedAppearance(test);
    await call(endpoints.dispute, disputed.client, disputed.id, { reason: 'Not so.' });
    for (const { id } of [due, disputed]) {
      expect((await call(endpoints.approveByAdmin, admin, id, { version: 1 })).statusCode).toBe(
        409,
      );
    }
  });
});

describe('an administrator amends', () => {
  it('a report with the documents that it has: a new version by them, and both are told', async () => {
    const appearance = await anAppearanceToReport(test);
    const { id, number, client, attorney } = appearance;
    const order = await anUpload(test, { token: attorney.token, kind: 'order', appearance: id });
    expect((await submitReport(test, appearance, { files: [order] })).statusCode).toBe(201);
    const [{ name } = { name: '' }] = await db().sql<{ name: string }>(
      'select full_name as name from users where id = $1',
      [admin.id],
    );
    const answer = await amend(id, { files: [order], nextDate: '2099-05-07' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'reported',
      versions: [
        {
          version: 2,
          authorName: name,
          reason: 'The date was wrong.',
          result: { nextDate: '2099-05-07' },
          files: [{ uid: order }],
        },
        { version: 1, reason: null, result: { nextDate: '2099-04-23' } },
      ],
    });
    await runJobs(test);
    expect((await actionsOf(client)).at(-1)).toMatch(
      /^A report was amended: An administrator has sent a new version and says what is different\. It is approved for you on .* unless you dispute it\.$/,
    );
    expect((await mailsOf(test, client))[0]?.plain).toContain(
      `an administrator has sent a new version of the report on your appearance no. ${number}`,
    );
    expect((await actionsOf(attorney)).at(-1)).toBe(
      `Your report was amended: An administrator has sent the firm a new version of the report of appearance ${number}.`,
    );
    expect((await subjectsOf(attorney)).at(-1)).toBe('Your report was amended');
    expect((await logOf(test, id)).at(-1)).toEqual({
      action: 'appearances.amend-results',
      actor_id: admin.id,
      before: { status: 'reported' },
      after: { status: 'reported', version: 2, reason: 'The date was wrong.' },
    });
  });

  it('beside the attorney: every version is kept, and the attorney hears of the others', async () => {
    const { id, attorney } = await aReportedAppearance(test);
    const own = aResult({ reason: 'Mine.' });
    const answers = await Promise.all([
      amend(id),
      call(endpoints.amend, attorney, id, own),
      amend(id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const versions = await db().sql<{ version: number }>(
      'select version from results where appearance_id = $1 order by version',
      [id],
    );
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    await runJobs(test);
    const told = (await subjectsOf(attorney)).filter(
      (subject) => subject === 'Your report was amended',
    );
    expect(told).toHaveLength(2);
  });

  it('neither without a reason, nor with another’s document, nor what is not there', async () => {
    const { id, client } = await aReportedAppearance(test);
    expect((await amend(id, { reason: '' })).statusCode).toBe(400);
    const theirs = await anUpload(test, { token: client.token, appearance: id });
    const refused = await amend(id, { files: [theirs] });
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      400,
      { 'files.0': 'This file is no longer here. Please add it again.' },
    ]);
    const { id: due } = await anAppearanceToReport(test);
    expect((await amend(due)).statusCode).toBe(409);
    expect((await amend('0192f0c1-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });
});
