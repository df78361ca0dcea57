import type { Endpoint } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import type { Role } from '@courtside/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignedAppearance, aScheduledAppearance } from '../../testing/appearances.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp, upload } from '../../testing/files.ts';

let test: FilesApp;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());

const someone = (role: Role) => aSignedInUser(test.platform.db, role);
const statusOf = async (endpoint: Endpoint, { token }: SignedInUser, params: object) =>
  (await test.call(endpoint, { token, params: params as Record<string, string> })).statusCode;
/** What somebody gets of a file and of the lists that it is in. */
const seenBy = async (user: SignedInUser, uid: string, id: string) => ({
  file: await statusOf(files.download, user, { uid }),
  client: await statusOf(files.listForClient, user, { id }),
  attorney: await statusOf(files.listForAttorney, user, { id }),
  all: await statusOf(files.downloadAll, user, { id }),
});
const release = (id: string) =>
  test.platform.db.sql(
    `with released as (
       update assignments set released_at = clock_now() where appearance_id = $1)
     update appearances set status = 'open' where id = $1`,
    [id],
  );
const refusalOf = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];

describe('a file of an appearance', () => {
  let held: Awaited<ReturnType<typeof anAssignedAppearance>>;
  let uid: string;
  beforeAll(async () => {
    held = await anAssignedAppearance(test);
    uid = await anUpload(test, { token: held.client.token, appearance: held.id });
  });

  it('is seen by its client, the attorney who holds it, and administrators', async () => {
    const nobody = { client: 403, attorney: 403, all: 403 };
    const { client, attorney, id } = held;
    expect(await seenBy(client, uid, id)).toEqual({ ...nobody, file: 200, client: 200 });
    expect(await seenBy(attorney, uid, id)).toEqual({ ...nobody, file: 200, attorney: 200 });
    for (const role of ['admin', 'admin_limited'] as const) {
      expect(await seenBy(await someone(role), uid, id)).toEqual({
        ...nobody,
        file: 200,
        all: 200,
      });
    }
  });

  it('is for all others the same as none at all', async () => {
    const absent = '0192f0c1-0000-7000-8000-000000000000';
    for (const role of ['client', 'attorney'] as const) {
      const other = await someone(role);
      for (const [endpoint, mine, none] of [
        [files.download, { uid }, { uid: absent }],
        [files.remove, { uid }, { uid: absent }],
        [role === 'client' ? files.listForClient : files.listForAttorney, held, { id: absent }],
      ] as const) {
        const params = 'id' in mine ? { id: mine.id } : mine;
        const answers = [];
        for (const asked of [params, none] as Record<string, string>[]) {
          const answer = await test.call(endpoint, { token: other.token, params: asked });
          answers.push([answer.statusCode, answer.body]);
        }
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.[0]).toBe(404);
      }
      const handed = await upload(test, { token: other.token, appearance: held.id });
      expect(refusalOf(handed)).toEqual([404, 'not_found']);
    }
  });

  it('is not seen before acceptance, nor after release, but after a report for good', async () => {
    const { client, id } = await aScheduledAppearance(test);
    const mine = await anUpload(test, { token: client.token, appearance: id });
    const attorney = await someone('attorney');
    const gets = async () => [
      await statusOf(files.download, attorney, { uid: mine }),
      await statusOf(files.listForAttorney, attorney, { id }),
    ];
    expect(await gets()).toEqual([404, 404]);

    const { db } = test.platform;
    await db.sql(
      `insert into assignments (appearance_id, attorney_id, during)
       select id, $2, tstzrange(hearing_at, hearing_at + interval '1 hour')
         from appearances where id = $1`,
      [id, attorney.id],
    );
    expect(await gets()).toEqual([200, 200]);
    const theirs = await anUpload(test, { token: attorney.token, appearance: id, kind: 'report' });

    await release(id);
    expect(await gets()).toEqual([404, 404]);
    expect(await statusOf(files.download, attorney, { uid: theirs })).toBe(404);
    expect(await statusOf(files.remove, attorney, { uid: theirs })).toBe(404);

    await db.sql(
      `insert into appearance_history
         (appearance_id, seq, action, from_status, to_status, party, actor_id)
       values ($1, 9, 'submit-results', 'report_due', 'reported', 'assignee', $2)`,
      [id, attorney.id],
    );
    expect(await gets()).toEqual([200, 200]);
  });

  it('is listed in the order of its coming, with who handed it in', async () => {
    const { client, attorney, id } = await anAssignedAppearance(test);
    const first = await anUpload(test, { token: client.token, appearance: id });
    const second = await anUpload(test, {
      token: attorney.token,
      appearance: id,
      name: 'order.pdf',
      kind: 'order',
    });
    const listed = async (endpoint: Endpoint, { token }: SignedInUser) => {
      const answer = await test.call(endpoint, { token, params: { id } });
      return answer.json<{ items: Record<string, unknown>[] }>().items;
    };
    expect(await listed(files.listForClient, client)).toMatchObject([
      { uid: first, appearance: id, name: 'notice.pdf', kind: 'notice', isOwn: true },
      { uid: second, name: 'order.pdf', kind: 'order', isOwn: false, byName: 'Robin Vale' },
    ]);
    const [item] = await listed(files.listForAttorney, attorney);
    expect(Object.keys(item ?? {})).toEqual([
      'uid',
      'appearance',
      'name',
      'kind',
      'type',
      'size',
      'byName',
      'isOwn',
      'createdAt',
    ]);

    await test.platform.db.sql('update appearances set shows_attorney = false where id = $1', [id]);
    expect(await listed(files.listForClient, client)).toMatchObject([
      { byName: 'Robin Vale' },
      { byName: 'Appearance attorney' },
    ]);
    expect(await listed(files.listForAttorney, attorney)).toMatchObject([
      { byName: 'Robin Vale', isOwn: false },
      { byName: 'Robin Vale', isOwn: true },
    ]);
  });
});

describe('a file that waits for its order', () => {
  it.each(['client', 'attorney'] as const)('is seen by its owner alone: %s', async (role) => {
    const owner = await someone(role);
    const uid = await anUpload(test, { token: owner.token });
    expect(await statusOf(files.download, owner, { uid })).toBe(200);
    expect(await statusOf(files.download, await someone(role), { uid })).toBe(404);
    expect(await statusOf(files.remove, await someone('admin'), { uid })).toBe(404);
    expect(await statusOf(files.download, await someone('admin'), { uid })).toBe(200);
  });
});

describe('taking back', () => {
  it('is for what is one’s own, until the hearing', async () => {
    const { client, attorney, id } = await anAssignedAppearance(test);
    const [one, two] = [
      await anUpload(test, { token: client.token, appearance: id }),
      await anUpload(test, { token: client.token, appearance: id }),
    ];
    expect(await statusOf(files.remove, attorney, { uid: one })).toBe(404);
    expect(await statusOf(files.remove, client, { uid: one })).toBe(200);
    await test.platform.db.sql(
      `update appearances set hearing_at = clock_now() - interval '1 second' where id = $1`,
      [id],
    );
    const late = await test.call(files.remove, { token: client.token, params: { uid: two } });
    expect(refusalOf(late)).toEqual([409, 'conflict']);
    expect(await statusOf(files.download, client, { uid: two })).toBe(200);
  });
});

describe('a closed appearance', () => {
  it.each(['canceled', 'unfilled', 'no_show'])('takes no more files: %s', async (status) => {
    const { client, id } = await aScheduledAppearance(test);
    const { db } = test.platform;
    await db.sql('update appearances set status = $2 where id = $1', [id, status]);
    const answer = await upload(test, { token: client.token, appearance: id });
    expect(refusalOf(answer)).toEqual([409, 'conflict']);
    expect(await db.sql('select id from files where appearance_id = $1', [id])).toEqual([]);
  });
});
