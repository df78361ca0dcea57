import type { bulkOrder, bulkOrders } from '@courtside/contract/bulk-orders';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FaultyLine } from '../../platform/sheets/faulty-lines-file.ts';

export type BulkOrder = z.output<typeof bulkOrder>;

const select = `
  select b.id, b.file_name as "fileName", b.stage, b.columns, b.sample, b.mapping, b.lines,
         b.done_lines as "doneLines",
         jsonb_build_object('error', b.error, 'warning', b.warning, 'ready', b.ready) as counts,
         b.total_cents as "totalCents", b.prices_changed as "pricesChanged", b.failure,
         case when b.zip_name is not null then (
           select jsonb_build_object(
                    'fileName', b.zip_name, 'entries', count(*), 'matched', count(f.line),
                    'unmatched', count(*) filter (where f.file_id is not null and f.line is null),
                    'refused', count(*) filter (where f.file_id is null))
             from bulk_order_files f where f.bulk_order_id = b.id) end as zip,
         b.has_lines as "hasLines", b.created_at as "createdAt", b.applied_at as "appliedAt"
    from bulk_orders b`;

const selectOne = statement<BulkOrder>(
  'select_bulk_order',
  `${select} where b.id = $1 and b.client_id = $2`,
);

/** Another's and none at all are the same. */
export async function getBulkOrder(db: DbOrTx, id: string, clientId: string): Promise<BulkOrder> {
  const found = await db.first(selectOne, [id, clientId]);
  if (!found) throw new Refusal('not_found');
  return found;
}

const lockOne = statement<{ id: string }>(
  'lock_bulk_order',
  'select id from bulk_orders where id = $1 and client_id = $2 for no key update',
);

/** As it stands once nobody else is changing it. */
export async function lockBulkOrder(tx: Tx, id: string, clientId: string): Promise<BulkOrder> {
  await tx.first(lockOne, [id, clientId]);
  return getBulkOrder(tx, id, clientId);
}

export async function listBulkOrders(
  db: DbOrTx,
  clientId: string,
  page: QueryOf<typeof bulkOrders.list>,
) {
  return keysetPage<BulkOrder>(
    db,
    {
      select,
      where: where('b.client_id = ?', clientId),
      key: [
        { column: 'b.created_at', type: 'timestamptz', of: ({ createdAt }) => createdAt },
        { column: 'b.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    page,
  );
}

interface Own {
  id: string;
  clientId: string;
}

type BulkLine = ResponseOf<typeof bulkOrders.listLines>['items'][number];

export async function listLines(
  db: DbOrTx,
  { id, clientId }: Own,
  { outcome, ...page }: QueryOf<typeof bulkOrders.listLines>,
) {
  await getBulkOrder(db, id, clientId);
  return keysetPage<BulkLine & { rank: number }>(
    db,
    {
      select: `
        select g.line, g.outcome, g.rank, g.caption, g.court, g.file_number as "fileNumber",
               g.hearing_at as "hearingAt", g.time_zone as "timeZone", g.problems, g.warnings,
               g.total_cents as "totalCents", g.previous_total_cents as "previousTotalCents",
               (select count(*) from bulk_order_files f
                 where f.bulk_order_id = g.bulk_order_id and f.line = g.line) as files,
               g.appearance_id as appearance
          from bulk_order_findings g`,
      where: [...where('g.bulk_order_id = ?', id), ...where('g.outcome = ?', outcome)],
      key: [
        { column: 'g.rank', type: 'smallint', of: ({ rank }) => rank },
        { column: 'g.line', type: 'integer', of: ({ line }) => line },
      ],
      direction: 'asc',
    },
    page,
  );
}

type BulkFile = ResponseOf<typeof bulkOrders.listFiles>['items'][number];

export async function listFiles(
  db: DbOrTx,
  { id, clientId }: Own,
  page: QueryOf<typeof bulkOrders.listFiles>,
) {
  await getBulkOrder(db, id, clientId);
  return keysetPage<BulkFile & { order: number }>(
    db,
    {
      select: `
        select f.path, f.kind, f.size, f.line, f.problem, f.position,
               (f.line is not null)::integer as order
          from bulk_order_files f`,
      where: where('f.bulk_order_id = ?', id),
      key: [
        { column: '(f.line is not null)::integer', type: 'integer', of: ({ order }) => order },
        { column: 'f.position', type: 'integer', of: ({ position }) => position },
      ],
      direction: 'asc',
    },
    page,
  );
}

const selectFaulty = statement<FaultyLine>(
  'select_faulty_bulk_order_lines',
  `select g.line, l.cells, g.problems
     from bulk_order_findings g
     join bulk_order_lines l on l.bulk_order_id = g.bulk_order_id and l.line = g.line
    where g.bulk_order_id = $1 and g.outcome = 'error' order by g.line`,
);

export async function faultyLines(db: DbOrTx, id: string) {
  return db.all(selectFaulty, [id]);
}
