import { courtUploads } from '@courtside/contract/court-uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import {
  buildUploadingApp,
  courtsFile,
  headings,
  type Upload,
  type Uploading,
} from '../../testing/court-uploads.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aCounty, aCourt, aStarterCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { applyUpload } from './apply-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';

let app: Uploading;
beforeAll(async () => {
  app = await buildUploadingApp();
});
afterAll(() => app.test.stop());
beforeEach(async () => {
  await app.test.platform.db.sql('delete from courts');
});

const db = () => app.test.platform.db;
const names = async () =>
  (await db().sql<{ name: string }>('select name from courts order by name')).map(
    ({ name }) => name,
  );
const version = async () =>
  (
    await db().sql<{ version: number }>(
      `select version from reference_versions where name = 'places'`,
    )
  )[0]?.version ?? 0;
const origin = () => ({ actor: undefined, requestId: 'test', address: '192.0.2.1' });
const numbered = (count: number, start = 0) =>
  Array.from({ length: count }, (_, i) => `Court ${String(i + start).padStart(5, '0')}`);

describe('applying', () => {
  it('writes new courts and changes others, and is on record once with its counts', async () => {
    const starter = await aStarterCourt(db(), { name: 'Starter', city: null });
    const same = await aCourt(db(), { name: 'Same', city: null });
    const before = await version();
    const upload = await app.applied(
      [
        `${headings},Phone,Zip`,
        'Added,us bankruptcy court,trial,NY,Kings,Brooklyn,Bankruptcy,+1 718 555 0100,11201',
        'Starter,municipal,limited,CA,06037,Glendale,Civil,,',
        'Same,state,general,CA,06037,,Civil;Collections,,',
      ].join('\n'),
    );
    expect(upload).toMatchObject({
      stage: 'applied',
      doneLines: 3,
      counts: { new: 1, changed: 1, same: 1 },
      appliedAt: expect.any(String) as string,
      failure: null,
    });
    const stored = await db().sql<{ search_text: string }>('select * from courts order by name');
    expect(stored).toMatchObject([
      {
        name: 'Added',
        kind: 'federal_bankruptcy',
        level: 'trial',
        entity: 'court',
        state_code: 'NY',
        county_fips: '36047',
        city: 'Brooklyn',
        street: null,
        zip: '11201',
        time_zone: 'America/New_York',
        case_types: ['Bankruptcy'],
        phone: '+1 718 555 0100',
        active: true,
        starter: false,
        confidence: 'confirmed',
        announced_at: null,
        revision: 1,
      },
      { id: same.id, revision: 1, announced_at: same.announcedAt },
      {
        id: starter.id,
        name: 'Starter',
        kind: 'municipal',
        city: 'Glendale',
        case_types: ['Civil'],
        starter: false,
        confidence: 'confirmed',
        announced_at: starter.announcedAt,
        revision: 2,
      },
    ]);
    expect(stored[2]?.search_text).toContain('glendale');
    expect(await logOf(app.test, upload.id)).toEqual([
      {
        action: 'court-uploads.apply',
        actor_id: app.adminId,
        before: null,
        after: { new: 1, changed: 1, same: 1 },
      },
    ]);
    expect(await version()).toBe(before + 1);
  });

  it('of the same file again finds nothing to do', async () => {
    await app.applied(courtsFile('Once'));
    const again = await app.checked(courtsFile('Once'));
    expect(again.counts).toEqual({ error: 0, duplicate: 0, changed: 0, new: 0, same: 1 });
    const answer = await app.requestApply(again);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'There is nothing to write: all is as it was.',
    });
  });

  it.each([
    [
      'with errors',
      `${courtsFile('Good')}\nBad,,,,,,`,
      'Mend the faulty lines first, and upload again.',
    ],
    [
      'with duplicates',
      courtsFile('Good', 'Good'),
      'Mend the faulty lines first, and upload again.',
    ],
  ])('%s is refused', async (_, file, message) => {
    const answer = await app.requestApply(await app.checked(file));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', message });
    expect(await names()).toEqual([]);
  });

  it('is refused before a check, and after it is done', async () => {
    const upload = await app.uploaded(courtsFile('Early'));
    expect((await app.requestApply(upload)).json()).toMatchObject({
      message: 'Check the file first.',
    });
    const done = await app.applied(courtsFile('Done'));
    expect((await app.requestApply(done)).json()).toMatchObject({
      message: 'These courts were written already.',
    });
    expect((await app.requestCheck(done)).statusCode).toBe(409);
  });

  it('by two people at once is done by one', async () => {
    const upload = await app.checked(courtsFile('Raced'));
    const answers = await Promise.all([1, 2, 3].map(() => app.requestApply(upload)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409]);
    await runJobs(app.test);
    expect(await names()).toEqual(['Raced']);
    expect(await logOf(app.test, upload.id)).toHaveLength(1);
  });
});

/** Asked for, and not yet begun. */
async function applying(file: string): Promise<Upload> {
  const upload = await app.checked(file);
  expect((await app.requestApply(upload)).statusCode).toBe(202);
  return upload;
}

describe('a check that is no longer true', () => {
  it('fails when a court was changed since, and writes nothing', async () => {
    const court = await aCourt(db(), { name: 'Changing' });
    const upload = await applying(
      `${headings}\nChanging,state,limited,CA,06037,,Civil\nNew One,state,general,CA,06037,,Civil`,
    );
    await db().sql(`update courts set revision = 2, city = 'Burbank' where id = $1`, [court.id]);
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({
      stage: 'failed',
      failure:
        'Line 2: “Changing” was changed by somebody else since the check. Nothing was written; check again.',
      doneLines: 0,
      appliedAt: null,
    });
    expect(await names()).toEqual(['Changing']);
    expect(await logOf(app.test, upload.id)).toEqual([]);
    await app.requestCheck(upload);
    await runJobs(app.test);
    await app.requestApply(upload);
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ stage: 'applied', failure: null });
    expect(await names()).toEqual(['Changing', 'New One']);
  });

  it('fails when a court of that name was added since, or the county is gone', async () => {
    const added = await applying(courtsFile('First', 'Second'));
    await aCourt(db(), { name: 'second' });
    await runJobs(app.test);
    expect((await app.get(added)).failure).toBe(
      'Line 3: “Second” was added by somebody else since the check. Nothing was written; check again.',
    );
    expect(await names()).toEqual(['second']);

    await aCounty(db(), '06075');
    const gone = await applying(`${headings}\nGone,state,general,CA,06075,,Civil`);
    await db().sql(`delete from counties where fips = '06075'`);
    await runJobs(app.test);
    expect((await app.get(gone)).failure).toBe(
      'A court or a county was changed while these were written. Nothing was written; check again.',
    );
    expect(await names()).toEqual(['second']);
  });

  it('fails when a court changes in the middle of the writing, and writes nothing', async () => {
    const file = courtsFile(...numbered(3000));
    const upload = await applying(file);
    const run = applyUpload(db(), upload.id, origin());
    // Waits for the name inside its own transaction; whoever is first, the other one is refused.
    const rival = aCourt(db(), { name: 'court 02999' }).then(
      () => 'rival',
      () => 'upload',
    );
    await run;
    const winner = await rival;
    const { stage } = await app.get(upload);
    expect([stage, (await names()).length]).toEqual(
      winner === 'rival' ? ['failed', 1] : ['applied', 3000],
    );
  });
});

describe('two uploads of the same courts', () => {
  it('at once: one is written whole, the other not at all', async () => {
    const [a, b] = [
      await app.checked(courtsFile(...numbered(2500))),
      await app.checked(courtsFile(...numbered(2500, 2400))),
    ];
    await app.requestApply(a);
    await app.requestApply(b);
    await Promise.all([applyUpload(db(), a.id, origin()), applyUpload(db(), b.id, origin())]);
    const stages = [(await app.get(a)).stage, (await app.get(b)).stage];
    expect(stages.toSorted()).toEqual(['applied', 'failed']);
    expect(await names()).toEqual(numbered(2500, stages[0] === 'applied' ? 0 : 2400));
  });

  it('the same one run twice at once is written once', async () => {
    const upload = await applying(courtsFile(...numbered(1200)));
    await Promise.all([1, 2].map(() => applyUpload(db(), upload.id, origin())));
    expect(await app.get(upload)).toMatchObject({ stage: 'applied' });
    expect(await names()).toHaveLength(1200);
    expect(await logOf(app.test, upload.id)).toHaveLength(1);
  });
});

describe('while courts are written', () => {
  it('others see how far it is and none of the courts, and can change places', async () => {
    const upload = await applying(courtsFile(...numbered(5000)));
    const seen = new Set<string>();
    const run = applyUpload(db(), upload.id, origin());
    for (;;) {
      const { stage, doneLines } = await app.get(upload);
      const [{ count } = { count: 0 }] = await db().sql<{ count: number }>(
        'select count(*) from courts',
      );
      if (stage === 'applied') break;
      seen.add(`${stage} ${doneLines > 0} ${count}`);
      if (doneLines > 0) {
        await db().sql(`update counties set time_zone_note = 'x' where fips = '36047'`);
      }
    }
    await run;
    // Between the two questions the last court may be written; halves are never seen.
    expect([...seen].filter((one) => one !== 'applying true 5000').toSorted()).toEqual([
      'applying false 0',
      'applying true 0',
    ]);
    expect(await names()).toHaveLength(5000);
  });
});

describe('sweeping', () => {
  it('gives up what nobody works on, and a late worker then writes nothing', async () => {
    const upload = await applying(courtsFile('Late'));
    const checking = await app.uploaded(courtsFile('Never'));
    await app.requestCheck(checking);
    await sweepUploads(db());
    expect(await app.get(upload)).toMatchObject({ stage: 'applying' });
    await moveClock(db(), '16 minutes');
    await sweepUploads(db());
    for (const one of [upload, checking]) {
      expect(await app.get(one)).toMatchObject({
        stage: 'failed',
        failure: 'The work stopped half-way. Nothing was written; check again.',
      });
    }
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ stage: 'failed' });
    expect(await names()).toEqual([]);
  });

  it('lets the lines of old uploads go and keeps the uploads', async () => {
    const old = await app.checked(courtsFile('Old'));
    const recent = await app.checked(courtsFile('Recent'));
    const age = `update court_uploads set created_at = created_at - $2::interval where id = $1`;
    await db().sql(age, [old.id, '31 days']);
    await db().sql(age, [recent.id, '29 days']);
    await sweepUploads(db());
    const { token } = await aSignedInUser(db(), 'admin');
    expect(await app.get(old)).toMatchObject({ stage: 'checked', hasLines: false });
    expect(await app.get(recent)).toMatchObject({ hasLines: true });
    expect(await app.lines(recent)).toHaveLength(1);
    const of = { token, params: { id: old.id } };
    const lines = await app.test.call(courtUploads.listLines, of);
    expect(lines.json()).toEqual({ items: [], next: null });
    for (const answer of [
      await app.test.call(courtUploads.apply, of),
      await app.test.call(courtUploads.check, { ...of, body: { mapping: old.mapping } }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        message: 'The lines of this upload are no longer kept. Hand in the file again.',
      });
    }
  });
});
