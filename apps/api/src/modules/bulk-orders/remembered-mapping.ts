import {
  mappingToRemember,
  type OrderColumn,
  type OrderMapping,
  orderColumns,
} from '@courtside/domain/bulk-orders';
import { headingKey } from '@courtside/domain/sheets';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';

const selectRemembered = statement<{ heading: string; readAs: string | null }>(
  'select_remembered_mapping',
  `select heading, read_as as "readAs" from bulk_order_mappings
    where client_id = $1 and heading = any($2::text[])`,
);

/** What the client read these headings as the last time. */
export async function findRemembered(db: DbOrTx, clientId: string, headings: readonly string[]) {
  const rows = await db.all(selectRemembered, [clientId, headings.map(headingKey)]);
  const known: ReadonlySet<string | null> = new Set([...orderColumns, null]);
  return new Map(
    rows
      .filter(({ readAs }) => known.has(readAs))
      .map(({ heading, readAs }) => [heading, readAs as OrderColumn | null]),
  );
}

const saveRemembered = statement<never>(
  'save_remembered_mapping',
  `insert into bulk_order_mappings (client_id, heading, read_as)
   select $1, heading, read_as from unnest($2::text[], $3::text[]) as g(heading, read_as)
   on conflict (client_id, heading) do update set read_as = excluded.read_as`,
);

export async function rememberMapping(
  tx: Tx,
  clientId: string,
  { columns, mapping }: { columns: readonly string[]; mapping: OrderMapping },
): Promise<void> {
  const chosen = mappingToRemember(columns, mapping);
  await tx.all(saveRemembered, [clientId, [...chosen.keys()], [...chosen.values()]]);
}
