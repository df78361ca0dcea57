import { bulkOutcomes } from '@courtside/contract/bulk-orders';
import type { OrderMapping } from '@courtside/domain/bulk-orders';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { countOutcomes, dryRun } from '../../platform/sheets/dry-run.ts';
import { getContact } from '../accounts/index.ts';
import { readPlaceIndex } from '../places/index.ts';
import { type Finding, LineChecker } from './check-lines.ts';
import { CourtIndex } from './court-index.ts';
import { matchArchive } from './match-archive.ts';
import { readTypeIndex } from './type-index.ts';

interface Taken {
  run: number;
  clientId: string;
  mapping: OrderMapping;
  pricesChanged: boolean;
}

const takeCheck = statement<Taken>(
  'take_bulk_order_check',
  `update bulk_orders
      set run = run + 1, done_lines = 0, error = 0, warning = 0, ready = 0, total_cents = 0,
          worked_at = clock_now()
    where id = $1 and stage = 'checking'
   returning run, client_id as "clientId", mapping, prices_changed as "pricesChanged"`,
);
const deleteFindings = statement<{ line: number; totalCents: number | null }>(
  'delete_bulk_order_findings',
  `delete from bulk_order_findings where bulk_order_id = $1
   returning line, coalesce(previous_total_cents, total_cents) as "totalCents"`,
);
const selectLines = `
  select line, cells from bulk_order_lines where bulk_order_id = $1 and line > $2
   order by line limit 50`;

/** The dry run: what each line would be. Ends quietly when nobody waits for it any more. */
export async function checkBulkOrder(db: Db, id: string): Promise<void> {
  const { taken, shown } = await db.transaction(async (tx) => {
    const order = await tx.first(takeCheck, [id]);
    const before = order ? await tx.all(deleteFindings, [id]) : [];
    return {
      taken: order,
      shown: new Map(before.map(({ line, totalCents }) => [line, totalCents])),
    };
  });
  if (!taken) return;
  const checker = await checkerFor(db, taken);
  const previous = taken.pricesChanged ? shown : new Map<number, number | null>();
  await dryRun(db, id, {
    selectLines,
    check: (lines) => checker.check(db, lines),
    async keep(tx, findings) {
      const isWanted = await tx.first(addProgress, progressOf(id, taken.run, findings));
      if (isWanted) await addFindings(tx, id, findings, previous);
      return isWanted !== undefined;
    },
    async finish(tx) {
      if (await tx.first(finish, [id, taken.run])) await matchArchive(tx, id);
    },
  });
}

async function checkerFor(db: Db, { clientId, mapping }: Taken): Promise<LineChecker> {
  const { firstName, lastName, phone } = await getContact(db, clientId);
  return new LineChecker(clientId, {
    mapping,
    defaults: { contactName: `${firstName} ${lastName}`.trim(), contactPhone: phone },
    courts: new CourtIndex(await readPlaceIndex(db)),
    types: await readTypeIndex(db),
  });
}

const addProgress = statement<{ run: number }>(
  'add_bulk_order_progress',
  `update bulk_orders
      set done_lines = done_lines + $3, error = error + $4, warning = warning + $5,
          ready = ready + $6, total_cents = total_cents + $7, worked_at = clock_now()
    where id = $1 and run = $2 and stage = 'checking'
   returning run`,
);

function progressOf(id: string, run: number, findings: readonly Finding[]): unknown[] {
  const counts = countOutcomes(findings, bulkOutcomes);
  const cents = findings.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  return [id, run, findings.length, ...counts, cents];
}

const finish = statement<{ run: number }>(
  'finish_bulk_order_check',
  `update bulk_orders set stage = 'checked', worked_at = clock_now()
    where id = $1 and run = $2 and stage = 'checking' returning run`,
);

const insertFindings = `
  insert into bulk_order_findings
    (bulk_order_id, line, outcome, caption, court, file_number, hearing_at, time_zone, problems,
     warnings, hearing, total_cents, previous_total_cents)
  select $1, line, outcome, caption, court, "fileNumber", "hearingAt", "timeZone", problems,
         warnings, hearing, "totalCents", "previousTotalCents"
    from json_to_recordset($2::json)
      as g(line integer, outcome text, caption text, court text, "fileNumber" text,
           "hearingAt" timestamptz, "timeZone" text, problems jsonb, warnings jsonb, hearing jsonb,
           "totalCents" integer, "previousTotalCents" integer)`;

async function addFindings(
  tx: Tx,
  id: string,
  findings: readonly Finding[],
  previous: ReadonlyMap<number, number | null>,
): Promise<void> {
  const rows = findings.map((finding) => {
    const before = previous.get(finding.line) ?? null;
    const isChanged =
      before !== null && finding.totalCents !== null && before !== finding.totalCents;
    // SQL's null and that of JSON are two: a line that cannot be ordered has no hearing at all.
    const { hearing, ...rest } = finding;
    return { ...rest, ...(hearing && { hearing }), previousTotalCents: isChanged ? before : null };
  });
  await tx.sql(insertFindings, [id, JSON.stringify(rows)]);
}
