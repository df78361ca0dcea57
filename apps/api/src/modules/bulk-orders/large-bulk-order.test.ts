import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderingApp, hearingsFile, type Ordering } from '../../testing/bulk-orders.ts';
import { anArchive, aPdf } from '../../testing/sample-files.ts';
import { applyBulkOrder } from './apply-bulk-order.ts';
import { checkBulkOrder } from './check-bulk-order.ts';

const count = 1_000;
let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
});
afterAll(() => app.test.stop());

it('1,000 hearings with a file each are checked and ordered, all at once', async () => {
  const { platform } = app.test;
  const numbers = Array.from({ length: count }, (_, i) => `OCF-${1_000 + i}`);
  const order = await app.uploaded(
    hearingsFile(...numbers.map((number) => ({ 'File number': number }))),
  );
  const pdf = aPdf().toString('latin1');
  const zip = await anArchive(Object.fromEntries(numbers.map((one) => [`${one}/notice.pdf`, pdf])));
  expect((await app.handInFiles(order, zip)).statusCode).toBe(201);
  await app.requestCheck(order);
  await checkBulkOrder(platform.db, order.id);
  const checked = await app.get(order);
  expect(checked).toMatchObject({
    counts: { error: 0, warning: 0, ready: count },
    totalCents: count * 17_500,
    zip: { matched: count, unmatched: 0, refused: 0 },
  });
  expect((await app.requestApply(checked)).statusCode).toBe(202);
  await applyBulkOrder(platform, order.id, {
    actor: undefined,
    requestId: 'test',
    address: '192.0.2.1',
  });
  expect(await app.get(order)).toMatchObject({ stage: 'applied', doneLines: count });
  const [made] = await platform.db.sql(
    `select (select count(*) from appearances)::integer as appearances,
            (select count(*) from files where appearance_id is not null)::integer as files`,
  );
  expect(made).toEqual({ appearances: count, files: count });
}, 240_000);
