import { Readable } from 'node:stream';
import { bulkOrders } from '@courtside/contract/bulk-orders';
import type { ErrorBody } from '@courtside/contract/errors';
import { orderColumnLabels, orderColumns } from '@courtside/domain/bulk-orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../platform/sheets/read-csv.ts';
import { buildOrderingApp, hearingsFile, type Ordering } from '../../testing/bulk-orders.ts';
import { aSignedInUser } from '../../testing/factories.ts';

let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
});
afterAll(() => app.test.stop());

describe('the columns', () => {
  it('that the client chose are remembered for the next file, and for no other client', async () => {
    const file = hearingsFile({}).replace('Caption', 'Style').replace('Mode', 'Attendance kind');
    const first = await app.uploaded(file);
    expect(first.mapping).toMatchObject({ caption: null, mode: null });
    const missing = await app.requestCheck(first);
    expect(missing.statusCode).toBe(400);
    expect(missing.json<ErrorBody>().errors).toEqual({
      'mapping.caption': 'Choose a column',
      'mapping.mode': 'Choose a column',
    });
    expect(
      (await app.requestCheck(first, { caption: 0, mode: 9, caseNumber: null })).statusCode,
    ).toBe(202);

    expect((await app.uploaded(file)).mapping).toMatchObject({
      caption: 0,
      mode: 9,
      caseNumber: null,
    });
    const other = await aSignedInUser(app.test.platform.db, 'client');
    expect((await app.uploaded(file, other)).mapping).toMatchObject({
      caption: null,
      mode: null,
      caseNumber: 1,
    });
    // So that the tests that follow start as a new client does.
    await app.test.platform.db.sql('delete from bulk_order_mappings');
  });

  it('can be used once each', async () => {
    const order = await app.uploaded(hearingsFile({}));
    const answer = await app.requestCheck(order, { judge: 0, witness: 180 });
    expect(answer.json<ErrorBody>().errors).toEqual({
      'mapping.judge': 'Already used for Caption',
      'mapping.witness': 'The file has no such column',
    });
  });
});

describe('files to download', () => {
  const download = async (
    endpoint: typeof bulkOrders.getTemplate | typeof bulkOrders.exportProblems,
    id = '',
  ) => (await app.test.call(endpoint, { token: app.client.token, params: { id } })).body;

  it('the template has every column and a line that is read again', async () => {
    const template = await download(bulkOrders.getTemplate);
    const lines = await Array.fromAsync(readCsv(Readable.from([Buffer.from(template)])));
    expect(lines.map(({ cells }) => cells.length)).toEqual([
      orderColumns.length,
      orderColumns.length,
    ]);
    expect(lines[0]?.cells).toEqual(Object.values(orderColumnLabels));
    const order = await app.checked(template);
    expect(await app.lines(order)).toMatchObject([{ outcome: 'ready', problems: [] }]);
  });

  it('the faulty lines hold no formula that a spreadsheet would calculate', async () => {
    const order = await app.checked(
      hearingsFile({ Caption: '=HYPERLINK("https://evil.invalid")', Court: '@SUM(A1)' }, {}),
    );
    const [line] = await app.lines(order);
    expect(line).toMatchObject({ outcome: 'error', caption: '=HYPERLINK("https://evil.invalid")' });
    const problems = await download(bulkOrders.exportProblems, order.id);
    expect(problems).toContain(`"'=HYPERLINK(""https://evil.invalid"")"`);
    expect(problems).toContain(`'@SUM(A1)`);
    expect(problems.trim().split('\r\n')).toHaveLength(2);
    expect(problems).toContain('Court: We know no “@SUM(A1)” in Los Angeles County, CA.');
  });
});

describe('a file', () => {
  it.each([
    ['', 'The file is empty.'],
    ['Caption,Court', 'The file has headings and no lines below them.'],
    [
      hearingsFile(...Array.from({ length: 2_001 }, () => ({}))),
      'The file has more than 2,000 hearings. Split it into several files.',
    ],
  ])('that cannot be read is refused in plain words (%#)', async (file, message) => {
    const answer = await app.handIn(file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().errors).toEqual({ file: message });
  });

  it('is nothing to another client', async () => {
    const order = await app.checked(hearingsFile({}));
    const other = await aSignedInUser(app.test.platform.db, 'client');
    const one = { token: other.token, params: { id: order.id } };
    const answers = [
      await app.test.call(bulkOrders.get, one),
      await app.test.call(bulkOrders.listLines, one),
      await app.test.call(bulkOrders.listFiles, one),
      await app.test.call(bulkOrders.exportProblems, one),
      await app.test.call(bulkOrders.check, { ...one, body: { mapping: order.mapping } }),
      await app.test.call(bulkOrders.apply, { ...one, body: { expectedTotalCents: 17_500 } }),
      await app.handInFiles(order, Buffer.from('PK'), other),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    const list = await app.test.call(bulkOrders.list, { token: other.token });
    expect(list.json()).toEqual({ items: [], next: null });
    expect((await app.get(order)).stage).toBe('checked');
  });
});
