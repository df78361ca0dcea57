import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { courtUploads } from '@courtside/contract/court-uploads';
import type { ErrorBody } from '@courtside/contract/errors';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { xlsxOf, xlsxWithRows } from '../../platform/sheets/xlsx-fixture.ts';
import { buildUploadingApp, courtsFile, type Uploading } from '../../testing/court-uploads.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { soon } from '../../testing/soon.ts';
import { suggestMapping } from './suggest-mapping.ts';

let app: Uploading;
beforeAll(async () => {
  app = await buildUploadingApp();
});
afterAll(() => app.test.stop());

const kept = async () =>
  (
    await app.test.platform.db.sql<{ kept: number }>(
      `select (select count(*) from court_uploads) + (select count(*) from court_upload_lines) as kept`,
    )
  )[0]?.kept;

/** When the handler of the next request is through, though nobody is left to be answered. */
function handlerEnd(): Promise<void> {
  const channel = 'tracing:fastify.request.handler:asyncEnd';
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  subscribe(channel, end);
  onTestFinished(() => void unsubscribe(channel, end));
  return promise;
}

describe('a file that is handed in', () => {
  it('is read and its columns are recognized, and nothing else happens', async () => {
    const upload = await app.uploaded(courtsFile('Mosk', '<script>alert(1)</script>'), 'la.csv');
    expect(upload).toEqual({
      id: expect.any(String) as string,
      fileName: 'la.csv',
      stage: 'uploaded',
      columns: ['Court name', 'Kind', 'Level', 'State', 'County', 'City', 'Case types'],
      sample: [
        ['Mosk', 'state', 'general', 'CA', 'Los Angeles', 'Los Angeles', 'Civil'],
        [
          '<script>alert(1)</script>',
          'state',
          'general',
          'CA',
          'Los Angeles',
          'Los Angeles',
          'Civil',
        ],
      ],
      mapping: {
        id: null,
        name: 0,
        kind: 1,
        level: 2,
        state: 3,
        county: 4,
        city: 5,
        street: null,
        zip: null,
        timeZone: null,
        caseTypes: 6,
        phone: null,
        remoteNote: null,
        active: null,
      },
      lines: 2,
      doneLines: 0,
      counts: { error: 0, duplicate: 0, changed: 0, new: 0, same: 0 },
      failure: null,
      hasLines: true,
      byName: 'Robin Vale',
      createdAt: expect.any(String) as string,
      appliedAt: null,
    });
    expect(await app.lines(upload)).toEqual([]);
    expect(await app.test.platform.db.sql('select from courts')).toHaveLength(0);
  });

  it('may be a workbook, whatever its name says', async () => {
    const rows = [
      ['Name of it', 'FIPS'],
      ['Mosk & Co', '06037'],
    ];
    const upload = await app.uploaded(await xlsxWithRows(rows), 'courts.csv');
    expect(upload).toMatchObject({
      columns: ['Name of it', 'FIPS'],
      sample: [['Mosk & Co', '06037']],
      mapping: { name: null, county: 1 },
      lines: 1,
    });
  });

  it('shows in the list, newest first', async () => {
    const { token } = await aSignedInUser(app.test.platform.db, 'admin');
    await app.uploaded(courtsFile('First'), 'first.csv');
    await app.uploaded(courtsFile('Second'), 'second.csv');
    const answer = await app.test.call(courtUploads.list, { token, query: { limit: '2' } });
    expect(answer.json()).toMatchObject({
      items: [{ fileName: 'second.csv' }, { fileName: 'first.csv' }],
      next: expect.any(String) as string,
    });
  });

  const damaged = 'This XLSX file is damaged. Save it anew or as CSV.';
  it.each<[string, string | Buffer | (() => Promise<Buffer>), string]>([
    ['nothing', '', 'The file is empty.'],
    ['only headings', 'Court name,County\r\n', 'The file has headings and no lines below them.'],
    ['no headings', ' , ,\r\nMosk,06037', 'The first line has no headings.'],
    ['rubbish', Buffer.from([1, 2, 0, 255, 254]), 'This is neither a CSV nor an XLSX file.'],
    [
      'lines in another encoding',
      Buffer.from('Court name,County\nCañada,06037\n', 'latin1'),
      'Line 2 is not in UTF-8. Save the file as “CSV UTF-8” and try again.',
    ],
    ['half a workbook', async () => (await xlsxWithRows([['a'], ['b']])).subarray(0, 200), damaged],
    [
      'another ZIP file',
      () => xlsxOf({ 'xl/workbook.xml': '<a/>' }),
      'This workbook has no sheet.',
    ],
    [
      'a bad line after many good ones',
      `a,b\n${'1,2\n'.repeat(5000)}1,"2`,
      'A quotation mark is opened and never closed.',
    ],
  ])('with %s is refused, and nothing of it is kept', async (_, file, message) => {
    const before = await kept();
    const answer = await app.handIn(typeof file === 'function' ? await file() : file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>()).toEqual({
      message,
      code: 'invalid_request',
      errors: { file: message },
    });
    expect(await kept()).toBe(before);
  });

  it('that is too large is refused', async () => {
    const answer = await app.handIn(Buffer.alloc(50 * 1024 * 1024 + 1, 0x61));
    expect(answer.statusCode).toBe(413);
  });

  it('that is cut half-way leaves nothing', async () => {
    const { token } = await aSignedInUser(app.test.platform.db, 'admin');
    await app.test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.test.app.server.address() as AddressInfo;
    const before = await kept();
    const given = courtsFile(...Array.from({ length: 3000 }, (_, i) => `Court ${i}`));
    const connected = once(app.test.app.server, 'connection');
    const handled = handlerEnd();
    const sending = request({
      port,
      method: 'POST',
      path: `${courtUploads.upload.path}?fileName=cut.csv`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': '1000000',
      },
    });
    sending.on('error', () => {});
    sending.write(given);
    const [socket] = (await connected) as [Socket];
    await soon(() => expect(socket.bytesRead).toBeGreaterThan(given.length));
    sending.destroy();
    await handled;
    expect(await kept()).toBe(before);
  });
});

describe('the columns of a file', () => {
  it.each([
    ['the template', ['Court ID', 'Court name', 'Time zone'], { id: 0, name: 1, timeZone: 2 }],
    ['our codes', ['caseTypes', 'remoteNote'], { caseTypes: 0, remoteNote: 1 }],
    ['other words', ['COURTHOUSE', 'county_fips', 'Postal Code'], { name: 0, county: 1, zip: 2 }],
    ['words twice', ['Name of judge', 'Court', 'Court name'], { name: 1 }],
    ['nothing we know', ['foo', ''], {}],
  ])('are recognized by %s', (_, names, expected) => {
    const found = Object.entries(suggestMapping(names)).filter(([, at]) => at !== null);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
