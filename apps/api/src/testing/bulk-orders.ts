import { type bulkOrder, bulkOrders, type orderMapping } from '@courtside/contract/bulk-orders';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { closedDayWarning } from '@courtside/domain/calendar';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import { inDays } from './appearances.ts';
import type { TestApp } from './build-test-app.ts';
import { aSignedInUser, type SignedInUser } from './factories.ts';
import { anAppearanceType } from './fees.ts';
import { buildFilesApp } from './files.ts';
import { aCounty, aCourt } from './places.ts';
import { runJobs } from './run-jobs.ts';

export type BulkOrder = z.output<typeof bulkOrder>;
export type BulkLine = ResponseOf<typeof bulkOrders.listLines>['items'][number];
export type BulkFile = ResponseOf<typeof bulkOrders.listFiles>['items'][number];

export interface Ordering {
  test: TestApp;
  client: SignedInUser;
  courtId: string;
  typeId: string;
  handIn(file: string | Buffer, by?: SignedInUser): Promise<LightMyRequestResponse>;
  uploaded(file: string | Buffer, by?: SignedInUser): Promise<BulkOrder>;
  handInFiles(order: BulkOrder, zip: Buffer, by?: SignedInUser): Promise<LightMyRequestResponse>;
  requestCheck(
    order: BulkOrder,
    mapping?: Partial<z.output<typeof orderMapping>>,
  ): Promise<LightMyRequestResponse>;
  /** Handed in, with the columns as suggested and perhaps a ZIP, and through the dry run. */
  checked(file: string | Buffer, zip?: Buffer): Promise<BulkOrder>;
  requestApply(order: BulkOrder, expectedTotalCents?: number): Promise<LightMyRequestResponse>;
  applied(file: string | Buffer, zip?: Buffer): Promise<BulkOrder>;
  get(order: BulkOrder): Promise<BulkOrder>;
  lines(order: BulkOrder, query?: Record<string, string>): Promise<BulkLine[]>;
  files(order: BulkOrder): Promise<BulkFile[]>;
}

/** An application with a client, a court and a kind of hearing that costs $175. */
export async function buildOrderingApp(): Promise<Ordering> {
  const test = await buildFilesApp();
  const { db } = test.platform;
  for (const fips of ['06037', '06059', '36047']) await aCounty(db, fips);
  const { id: courtId } = await aCourt(db, { name: 'Stanley Mosk Courthouse' });
  const { id: typeId } = await anAppearanceType(db, { name: 'Status conference' });
  const client = await aSignedInUser(db, 'client');

  const send = async (url: string, fileName: string, file: string | Buffer, by: SignedInUser) =>
    test.app.inject({
      method: 'POST',
      url,
      query: { fileName },
      payload: file,
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/octet-stream' },
    });
  const handIn: Ordering['handIn'] = (file, by = client) =>
    send(bulkOrders.upload.path, 'hearings.csv', file, by);
  const uploaded: Ordering['uploaded'] = async (file, by) => {
    const answer = await handIn(file, by);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<BulkOrder>();
  };
  const handInFiles: Ordering['handInFiles'] = ({ id }, zip, by = client) =>
    send(bulkOrders.uploadFiles.path.replace('{id}', id), 'files.zip', zip, by);
  const of = ({ id }: BulkOrder) => ({ token: client.token, params: { id } });
  const requestCheck: Ordering['requestCheck'] = (order, mapping = {}) =>
    test.call(bulkOrders.check, {
      ...of(order),
      body: { mapping: { ...order.mapping, ...mapping } },
    });
  const get: Ordering['get'] = async (order) =>
    (await test.call(bulkOrders.get, of(order))).json<BulkOrder>();
  const requestApply: Ordering['requestApply'] = (order, expectedTotalCents = order.totalCents) =>
    test.call(bulkOrders.apply, { ...of(order), body: { expectedTotalCents } });
  const checked: Ordering['checked'] = async (file, zip) => {
    const order = await uploaded(file);
    if (zip) {
      const answer = await handInFiles(order, zip);
      if (answer.statusCode !== 201) throw new Error(answer.body);
    }
    const answer = await requestCheck(order);
    if (answer.statusCode !== 202) throw new Error(answer.body);
    await runJobs(test);
    return get(order);
  };
  return {
    test,
    client,
    courtId,
    typeId,
    handIn,
    uploaded,
    handInFiles,
    requestCheck,
    checked,
    requestApply,
    get,
    async applied(file, zip) {
      const order = await checked(file, zip);
      const answer = await requestApply(order);
      if (answer.statusCode !== 202) throw new Error(answer.body);
      await runJobs(test);
      return get(order);
    },
    lines: async (order, query = {}) =>
      (await test.call(bulkOrders.listLines, { ...of(order), query })).json<
        ResponseOf<typeof bulkOrders.listLines>
      >().items,
    files: async (order) =>
      (await test.call(bulkOrders.listFiles, of(order))).json<
        ResponseOf<typeof bulkOrders.listFiles>
      >().items,
  };
}

function nextCourtDay(days: number): string {
  return closedDayWarning(inDays(days)) ? nextCourtDay(days + 1) : inDays(days);
}

/** At least two weeks ahead, and no day on which courts are closed. */
export const courtDay = nextCourtDay(14);

const columns = {
  Caption: 'Larch Holdings v. Pine',
  'Case number': '24STCV01234',
  State: 'CA',
  County: 'Los Angeles',
  Court: 'Stanley Mosk Courthouse',
  Date: courtDay,
  Time: '9:30 AM',
  'Case type': 'Civil',
  'Appearance type': 'Status conference',
  Mode: 'In person',
  'Represented party': 'Larch Holdings LLC',
  Side: 'Plaintiff',
  Parties: 'Larch Holdings LLC (plaintiff); Jordan Pine (defendant)',
  'File number': '',
};
export type HearingCells = Partial<Record<keyof typeof columns, string>> & Record<string, string>;

/** A file with a line for each hearing, right but for what is said of it. */
export function hearingsFile(...hearings: HearingCells[]): string {
  const names = [...new Set([...Object.keys(columns), ...hearings.flatMap(Object.keys)])];
  const rows = hearings.map((hearing, at) => {
    const cells: HearingCells = { ...columns, 'Case number': `24STCV${10_000 + at}`, ...hearing };
    return names.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [names.join(','), ...rows].join('\r\n');
}
