import { Readable } from 'node:stream';
import type { ErrorBody } from '@courtside/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../platform/sheets/read-csv.ts';
import { sheetXml, xlsxOf } from '../../platform/sheets/xlsx-fixture.ts';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import {
  buildOrderingApp,
  courtDay,
  hearingsFile,
  type Ordering,
} from '../../testing/bulk-orders.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';

let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
  const { db } = app.test.platform;
  await aCourt(db, { name: 'Closed Courthouse', active: false });
  await aCourt(db, { name: 'Harbor Justice Center', countyFips: '06059' });
  await aCourt(db, { name: 'Twin Courthouse' });
  await aCourt(db, { name: 'Twin Courthouse', countyFips: '06059' });
  await aCourt(db, { name: 'Brooklyn Courthouse', countyFips: '36047' });
  await anAppearanceType(db, { name: 'Motion hearing' });
  await anAppearanceType(db, { name: 'Motion hearing', caseType: 'FamilyLaw' });
  await anAppearanceType(db, { name: 'Trial', remote: false });
  await anAppearanceType(db, { name: 'Deposition', utbmsTask: 'L330' });
});
afterAll(() => app.test.stop());

const problemsOf = async (cells: Record<string, string>) => {
  const order = await app.checked(hearingsFile(cells));
  return (await app.lines(order))[0]?.problems;
};

describe('a line that is right', () => {
  it('is quoted, with the contact of the account', async () => {
    const order = await app.checked(
      hearingsFile({ 'File number': 'OCF-1' }, { 'Expected minutes': '120' }),
    );
    expect(order).toMatchObject({
      stage: 'checked',
      lines: 2,
      doneLines: 2,
      counts: { error: 0, warning: 0, ready: 2 },
      totalCents: 17_500 + 32_500,
      pricesChanged: false,
      zip: null,
    });
    const [first, second] = await app.lines(order);
    expect(first).toEqual({
      line: 2,
      outcome: 'ready',
      caption: 'Larch Holdings v. Pine',
      court: 'Stanley Mosk Courthouse',
      fileNumber: 'OCF-1',
      hearingAt: expect.stringMatching(new RegExp(`^${courtDay}T1[67]:30:00Z$`)) as string,
      timeZone: 'America/Los_Angeles',
      problems: [],
      warnings: [],
      totalCents: 17_500,
      previousTotalCents: null,
      files: 0,
      appearance: null,
    });
    expect(second).toMatchObject({ line: 3, totalCents: 32_500 });
    const [stored] = await app.test.platform.db.sql<{ hearing: object }>(
      'select hearing from bulk_order_findings where bulk_order_id = $1 and line = 2',
      [order.id],
    );
    expect(stored?.hearing).toMatchObject({
      court: app.courtId,
      appearanceType: app.typeId,
      contactName: 'Robin Vale',
      contactPhone: '(555) 010-0134',
      parties: [
        { name: 'Larch Holdings LLC', role: 'plaintiff' },
        { name: 'Jordan Pine', role: 'defendant' },
      ],
    });
  });

  it('can come from a workbook with dates and times of its own', async () => {
    const [year = 0, month = 0, day = 0] = courtDay.split('-').map(Number);
    const serial = (Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000;
    const file = hearingsFile({});
    const lines = await Array.fromAsync(readCsv(Readable.from([Buffer.from(file)])));
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const cellOf = (text: string, at: number) => {
      const heading = lines[0]?.cells[at];
      if (heading === 'Date') return `<c s="1"><v>${serial}</v></c>`;
      return heading === 'Time' ? '<c s="2"><v>0.395833333333333</v></c>' : cell(text);
    };
    const rows = [lines[0]?.cells.map(cell).join(''), lines[1]?.cells.map(cellOf).join('')];
    const xlsx = await xlsxOf({
      'xl/worksheets/sheet1.xml': sheetXml(rows.map((row) => `<row>${row}</row>`).join('')),
      'xl/styles.xml': `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="18"/></cellXfs></styleSheet>`,
    });
    const order = await app.checked(xlsx);
    expect((await app.lines(order))[0]).toMatchObject({ outcome: 'ready', problems: [] });
    const [stored] = await app.test.platform.db.sql(
      `select hearing ->> 'date' as date, hearing ->> 'time' as time from bulk_order_findings
        where bulk_order_id = $1`,
      [order.id],
    );
    expect(stored).toEqual({ date: courtDay, time: '09:30' });
  });
});

describe('a line that is wrong says where and why', () => {
  it.each([
    [{ Caption: '' }, 'Caption', 'Caption is required'],
    [{ Court: '' }, 'Court', 'Is required'],
    [
      { Court: 'Stanly Mosk Court House' },
      'Court',
      'We know no “Stanly Mosk Court House” in Los Angeles County, CA. Did you mean “Stanley Mosk Courthouse”?',
    ],
    [{ Court: 'Closed Courthouse' }, 'Court', 'We do not serve this court.'],
    [
      { Court: 'Harbor Justice Center' },
      'Court',
      '“Harbor Justice Center” is in Orange County, CA',
    ],
    [
      { Court: 'Twin Courthouse', County: '' },
      'County',
      'There is a court of this name in Los Angeles County, CA or Orange County, CA: say which',
    ],
    [{ State: 'Kalifornia' }, 'State', 'There is no state “Kalifornia”'],
    [{ State: '', County: '' }, 'State', 'Is required'],
    [{ Date: '13/45/2026' }, 'Date', '“13/45/2026” is not a date. Write 2027-01-12 or 1/12/2027'],
    [{ Date: '2020-01-06' }, 'Date', 'This time has passed.'],
    [{ Time: '' }, 'Time', 'Should be a time such as 09:30'],
    [
      { Date: '2027-03-14', Time: '2:30 AM' },
      'Time',
      'The clocks skip this time on that day in the court’s zone.',
    ],
    [
      { Date: '2027-11-07', Time: '1:30 AM' },
      'Which',
      'The clocks pass this time twice on that day. Choose which one is meant.',
    ],
    [{ 'Case type': 'Space law' }, 'Case type', expect.stringContaining('is none of: Bankruptcy')],
    [
      { 'Appearance type': 'Status conferense' },
      'Appearance type',
      'There is no “Status conferense” of Civil to order. Did you mean “Status conference”?',
    ],
    [
      { 'Appearance type': 'Motion hearing', 'Case type': '' },
      'Case type',
      '“Motion hearing” could be Civil or Family Law: say which',
    ],
    [
      { 'Appearance type': 'Trial', Mode: 'video' },
      'Mode',
      'This kind of hearing is not attended this way.',
    ],
    [{ 'Appearance type': 'Deposition' }, 'Witness', 'The witness is required'],
    [{ Mode: '' }, 'Mode', 'Choose how it is attended'],
    [{ Parties: '' }, 'Parties', 'Name at least one party for the conflict check'],
    [{ 'Report recipients': 'a@example.com; nobody' }, 'Report recipients', 'Should be an email'],
    [{ 'Expected minutes': '30.5' }, 'Expected minutes', 'Whole minutes only'],
    [{ Link: 'javascript:alert(1)' }, 'Link', 'Should start with https://'],
  ])('%j', async (cells, column, message) => {
    expect(await problemsOf(cells)).toEqual([{ column, message }]);
  });

  it('all of it at once, and comes before those that are right', async () => {
    const order = await app.checked(
      hearingsFile({}, { Caption: '', Mode: 'by mail', Court: 'Nowhere', Parties: 'A' }),
    );
    expect(order.counts).toEqual({ error: 1, warning: 0, ready: 1 });
    expect(order.totalCents).toBe(17_500);
    const lines = await app.lines(order);
    expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'error'],
      [2, 'ready'],
    ]);
    expect(lines[0]?.problems.map(({ column }) => column)).toEqual([
      'Mode',
      'Parties',
      'Court',
      'Caption',
    ]);
    expect((await app.lines(order, { outcome: 'ready' })).map(({ line }) => line)).toEqual([2]);
    const refused = await app.requestApply(order);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorBody>().message).toBe(
      'Mend the faulty lines first, and upload again.',
    );
  });

  it('where a time that comes twice says which, it is right', async () => {
    expect(await problemsOf({ Date: '11/7/2027', Time: '1:30 AM', Which: 'later' })).toEqual([]);
  });
});

describe('a hearing that was ordered or named before', () => {
  it('is warned of and can be ordered', async () => {
    const { number } = await aScheduledAppearance(
      app.test,
      { court: app.courtId, appearanceType: app.typeId, date: courtDay, time: '10:30' },
      app.client,
    );
    const order = await app.checked(
      hearingsFile(
        { 'Case number': '24STCV5' },
        { 'Case number': '24-stcv-5' },
        { Time: '10:30', 'Case number': '24 STCV 01234' },
        { 'Case number': 'unknown' },
        { Date: '12/25/2027' },
      ),
    );
    expect(order.counts).toEqual({ error: 0, warning: 4, ready: 1 });
    const warnings = (await app.lines(order, { outcome: 'warning' })).map((line) => line.warnings);
    expect(warnings).toEqual([
      [{ column: 'Caption', message: 'Looks like the same hearing as line 2' }],
      [
        {
          column: 'Caption',
          message: `You have ordered this hearing already, as number ${number}`,
        },
      ],
      [
        {
          column: 'Case number',
          message: 'A case number usually has digits. Please check it.',
        },
      ],
      [{ column: 'Date', message: 'This is a Saturday. Please check the date.' }],
    ]);
  });
});
