import { courtUploads } from '@courtside/contract/court-uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildUploadingApp,
  courtsFile,
  headings,
  type Uploading,
} from '../../testing/court-uploads.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { aCourt, aStarterCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { checkUpload } from './check-upload.ts';

let app: Uploading;
beforeAll(async () => {
  app = await buildUploadingApp();
});
afterAll(() => app.test.stop());

const all = 'Court ID,Court name,Kind,Level,State,County,ZIP,Time zone,Case types,Phone,Active';
const linesOf = async (...rows: string[]) => app.lines(await app.checked(rows.join('\n')));
const problemsOf = async (...rows: string[]) =>
  (await linesOf(...rows)).map(({ outcome, problems }) => [
    outcome,
    ...problems.map(({ column, message }) => `${column}: ${message}`),
  ]);
const written = async (upload: { id: string }) =>
  (
    await app.test.platform.db.sql<{ court: Record<string, unknown> }>(
      'select court from court_upload_findings where upload_id = $1 order by line',
      [upload.id],
    )
  ).map(({ court }) => court);

describe('the dry run', () => {
  it('sorts every line, counts them, and writes no court', async () => {
    const known = await aCourt(app.test.platform.db, { name: 'Known Court', city: null });
    const upload = await app.checked(
      [
        headings,
        'Brand New,state,general,CA,Los Angeles,,Civil',
        'Known Court,state,general,CA,Los Angeles,,Civil; Collections',
        'KNOWN court,state,limited,CA,06037,Pasadena,Civil; Collections',
        'Broken,castle,general,CA,Los Angeles,,Civil',
        'brand new,state,general,CA,Los Angeles County,,Civil',
      ].join('\n'),
    );
    expect(upload).toMatchObject({
      stage: 'checked',
      lines: 5,
      doneLines: 5,
      counts: { error: 1, duplicate: 2, changed: 0, new: 1, same: 1 },
    });
    expect(
      (await app.lines(upload)).map(({ line, outcome, problems }) => [line, outcome, problems]),
    ).toEqual([
      [2, 'new', []],
      [3, 'same', []],
      [4, 'duplicate', [{ column: 'Court name', message: 'The same court as line 3' }]],
      [5, 'error', [{ column: 'Kind', message: '“castle” is not a kind of court we know' }]],
      [6, 'duplicate', [{ column: 'Court name', message: 'The same court as line 2' }]],
    ]);
    const rows = await app.test.platform.db.sql<{ id: string }>('select id from courts');
    expect(rows).toEqual([{ id: known.id }]);
  });

  it('says what changes, before and after', async () => {
    const court = await aCourt(app.test.platform.db, {
      name: 'Hill Street',
      phone: '(555) 010-0101',
      zip: '90012',
    });
    const [line] = await linesOf(
      all,
      `${court.id},Hill Street Courthouse,Municipal or local court,,,,,,Family Law|Civil,,no`,
    );
    expect(line).toEqual({
      line: 2,
      outcome: 'changed',
      name: 'Hill Street Courthouse',
      place: 'Los Angeles County, CA',
      problems: [],
      changes: [
        { column: 'Court name', before: 'Hill Street', after: 'Hill Street Courthouse' },
        { column: 'Kind', before: 'State court', after: 'Municipal or local court' },
        { column: 'ZIP', before: '90012', after: '' },
        { column: 'Case types', before: 'Civil, Collections', after: 'Civil, Family Law' },
        { column: 'Phone', before: '(555) 010-0101', after: '' },
        { column: 'Active', before: 'Yes', after: 'No' },
      ],
    });
  });

  it('keeps what columns that are not in the file hold', async () => {
    const court = await aCourt(app.test.platform.db, { name: 'Kept', street: '1 Main' });
    const upload = await app.checked(`Court ID,Phone\n${court.id},(555) 010-0102`);
    expect(await written(upload)).toEqual([
      expect.objectContaining({ name: 'Kept', street: '1 Main', phone: '(555) 010-0102' }),
    ]);
  });

  it('calls a starter court changed, which the upload confirms', async () => {
    await aStarterCourt(app.test.platform.db, { name: 'Starter', city: null });
    const [line] = await linesOf(
      headings,
      'Starter,state,general,CA,Los Angeles,,"Civil,Collections"',
    );
    expect(line).toMatchObject({
      outcome: 'changed',
      changes: [{ column: 'Confirmed', before: 'No', after: 'Yes' }],
    });
  });

  it('gives a new court the zone of its county, and moves the zone with the court', async () => {
    const court = await aCourt(app.test.platform.db, { name: 'Moving' });
    const upload = await app.checked(
      `${all}\n,Zoned,state,general,NY,Kings,2110,,Civil,,\n,Told,state,general,NY,36047,,Central,Civil,,1
${court.id},Moving,,,MO,St. Louis County,,,,,`,
    );
    expect(await written(upload)).toEqual([
      expect.objectContaining({
        county: '36047',
        timeZone: 'America/New_York',
        zip: '02110',
        active: true,
      }),
      expect.objectContaining({ timeZone: 'America/Chicago', active: true }),
      expect.objectContaining({ state: 'MO', county: '29189', timeZone: 'America/Chicago' }),
    ]);
  });

  it('refuses a name that another court of the county has', async () => {
    await aCourt(app.test.platform.db, { name: 'Taken' });
    const court = await aCourt(app.test.platform.db, { name: 'Free' });
    expect(await problemsOf('id,name', `${court.id},TAKEN`)).toEqual([
      ['error', 'Court name: Another court of this county has this name'],
    ]);
  });

  it('finds the same court twice also by its ID and its old name', async () => {
    const court = await aCourt(app.test.platform.db, { name: 'Old Name' });
    expect(
      await problemsOf(
        `id,${headings}`,
        `${court.id},New Name,,,,,,`,
        ',Old Name,state,general,CA,06037,,Civil',
        ',New Name,state,general,CA,06037,,Civil',
      ),
    ).toEqual([
      ['changed'],
      ['duplicate', 'Court name: The same court as line 2'],
      ['duplicate', 'Court name: The same court as line 2'],
    ]);
  });

  it.each([
    [
      ',New,,,CA,6037,,,,,',
      'Kind: Is required for a new court',
      'Level: Is required for a new court',
      'Case types: Is required for a new court',
    ],
    [',,state,general,CA,06037,,,Civil,,', 'Court name: Is required for a new court'],
    [
      ',N,state,general,,Los Angeles,,,Civil,,',
      'State: Give the state as well, or the county by its number',
    ],
    [',N,state,general,Texas,Los Angeles,,,Civil,,', 'State: There is no state “Texas”'],
    [',N,state,general,NY,06037,,,Civil,,', 'State: Los Angeles County, CA is not in NY'],
    [',N,state,general,CA,Nowhere,,,Civil,,', 'County: There is no “Nowhere” in CA'],
    [',N,state,general,,99999,,,Civil,,', 'County: There is no county with the number 99999'],
    [
      ',N,state,general,MD,Baltimore,,,Civil,,',
      'County: Could be Baltimore County (24005) or Baltimore city (24510): write it in full',
    ],
    [',N,state,general,CA,06037,9001x,,Civil,,', 'ZIP: Should be a ZIP code'],
    [',N,state,general,CA,06037,,Mars,Civil,,', 'Time zone: “Mars” is not a time zone we know'],
    [
      ',N,state,general,CA,06037,,,Civil; Magic,,',
      'Case types: “Magic” is not a case type we know',
    ],
    [',N,state,general,CA,06037,,,Civil,,maybe', 'Active: Write yes or no'],
    [',N,state,general,CA,06037,,,Civil,"' + '5'.repeat(41) + '",', 'Phone: Too long'],
    [
      ',N\u202Etxe,state,general,CA,06037,,,Civil,,',
      'Court name: Contains marks that turn the direction of writing',
    ],
    ['7,N,state,general,CA,06037,,,Civil,,', 'Court ID: Is not an ID of ours'],
    ['0192f0c1-0000-7000-8000-000000000000,N,,,,,,,,,', 'Court ID: There is no court with this ID'],
  ])('says of %s what is wrong', async (row, ...messages) => {
    expect(await problemsOf(all, row)).toEqual([['error', ...messages]]);
  });

  it.each([
    'California,Los Angeles County',
    'ca,LOS ANGELES',
    ',"Los Angeles, CA"',
    ',"Los Angeles County, California"',
    ',6037',
    'CA,06037',
  ])('understands the place %s', async (place) => {
    const [line] = await linesOf(
      'name,kind,level,case types,state,county',
      `Placed,us district court,FEDERAL TRIAL,worker compensation,${place}`,
    );
    expect(line).toMatchObject({ outcome: 'new', place: 'Los Angeles County, CA' });
  });

  it('shows hostile text as it is', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const [line] = await linesOf(headings, `${hostile},=1+1,general,CA,06037,,Civil`);
    expect(line).toMatchObject({
      name: hostile,
      problems: [{ column: 'Kind', message: '“=1+1” is not a kind of court we know' }],
    });
  });
});

describe('the columns that are named', () => {
  it.each([
    [{ name: null }, { 'mapping.name': 'Choose a column' }],
    [
      { name: null, county: null },
      { 'mapping.name': 'Choose a column', 'mapping.county': 'Choose a column' },
    ],
    [{ city: 7 }, { 'mapping.city': 'The file has no such column' }],
    [{ city: 0 }, { 'mapping.city': 'Already used for Court name' }],
  ])('%j are refused', async (mapping, errors) => {
    const upload = await app.uploaded(courtsFile('A'));
    const answer = await app.requestCheck(upload, mapping);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors });
    expect(await app.get(upload)).toMatchObject({ stage: 'uploaded' });
  });

  it('can be others than suggested, and named anew after a check', async () => {
    const upload = await app.uploaded('A,B,C,D,E\nMosk,state,general,06037,Civil');
    const mapping = { name: 0, kind: 1, level: 2, county: 3, caseTypes: 4 };
    expect((await app.requestCheck(upload, { ...mapping, kind: 2, level: 1 })).statusCode).toBe(
      202,
    );
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ stage: 'checked', counts: { error: 1 } });
    await app.requestCheck(upload, mapping);
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ counts: { error: 0, new: 1 }, mapping });
    expect(await app.lines(upload)).toHaveLength(1);
  });
});

describe('a check', () => {
  it('is not begun twice', async () => {
    const upload = await app.uploaded(courtsFile('A'));
    const answers = await Promise.all([app.requestCheck(upload), app.requestCheck(upload)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ stage: 'checked' });
  });

  it('that runs twice at once counts every line once', async () => {
    const names = Array.from({ length: 2500 }, (_, i) => `Twice ${i}`);
    const upload = await app.uploaded(courtsFile(...names));
    await app.requestCheck(upload);
    const { db } = app.test.platform;
    await Promise.all([checkUpload(db, upload.id), checkUpload(db, upload.id)]);
    expect(await app.get(upload)).toMatchObject({
      stage: 'checked',
      doneLines: 2500,
      counts: { error: 0, duplicate: 0, changed: 0, new: 2500, same: 0 },
    });
    await runJobs(app.test);
    expect(await app.get(upload)).toMatchObject({ counts: { new: 2500 } });
  });
});

describe('the lines of a check', () => {
  it('are listed page by page, and by outcome', async () => {
    const upload = await app.checked(`${courtsFile('Page A', 'Page B')}\nx,,,,,,`);
    expect((await app.lines(upload, { outcome: 'new' })).map(({ name }) => name)).toEqual([
      'Page A',
      'Page B',
    ]);
    const { token } = await aSignedInUser(app.test.platform.db, 'admin');
    const of = { token, params: { id: upload.id } };
    const first = await app.test.call(courtUploads.listLines, { ...of, query: { limit: '2' } });
    const { next } = first.json<{ next: string }>();
    const rest = await app.test.call(courtUploads.listLines, { ...of, query: { cursor: next } });
    expect(rest.json()).toMatchObject({ items: [{ line: 4, outcome: 'error' }], next: null });
  });

  it('that are faulty come as a file to mend, without any formula', async () => {
    const upload = await app.checked(
      `${headings}\n=1+1,castle,general,CA,06037,"a ""b""",Civil\nFine,state,general,CA,06037,,Civil\nFine,state`,
    );
    const { token } = await aSignedInUser(app.test.platform.db, 'admin_limited');
    const answer = await app.test.call(courtUploads.exportProblems, {
      token,
      params: { id: upload.id },
    });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="courts-to-mend.csv"');
    expect(answer.body).toBe(
      `\uFEFF${headings},What is wrong\r\n` +
        `'=1+1,castle,general,CA,06037,"a ""b""",Civil,Kind: “castle” is not a kind of court we know\r\n` +
        'Fine,state,,,,,,County: Is required for a new court; Level: Is required for a new court; Case types: Is required for a new court\r\n'.replace(
          /,(County.*)\r/,
          ',"$1"\r',
        ),
    );
    const again = await app.uploaded(answer.body);
    expect(again.mapping).toMatchObject(upload.mapping);
    expect(again.sample[0]?.[0]).toBe('=1+1');
  });

  it('are not there for an upload that is not', async () => {
    const { token } = await aSignedInUser(app.test.platform.db, 'admin');
    const params = { id: '0192f0c1-0000-7000-8000-000000000000' };
    for (const endpoint of [
      courtUploads.listLines,
      courtUploads.exportProblems,
      courtUploads.get,
    ]) {
      expect((await app.test.call(endpoint, { token, params })).statusCode).toBe(404);
    }
  });
});

describe('the template', () => {
  it('is a file that passes the check as it is', async () => {
    const { token } = await aSignedInUser(app.test.platform.db, 'admin_limited');
    const template = await app.test.call(courtUploads.getTemplate, { token });
    expect(template.headers['content-disposition']).toBe(
      'attachment; filename="courts-template.csv"',
    );
    const upload = await app.checked(template.body);
    expect(Object.values(upload.mapping)).toEqual([...upload.columns.keys()]);
    expect(upload.counts).toEqual({ error: 0, duplicate: 0, changed: 0, new: 1, same: 0 });
  });
});
