import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { type Order, placeOrder } from '../appearances/index.ts';

// Two workers may have the job when one was slow to answer: only one of them may order.
const takeTurn = statement<{ isOurs: boolean }>(
  'take_bulk_order_turn',
  `select pg_try_advisory_xact_lock(hashtextextended('bulk order ' || $1, 0)) as "isOurs"`,
);

const selectApplying = statement<{ clientId: string }>(
  'select_bulk_order_to_apply',
  `select client_id as "clientId" from bulk_orders where id = $1 and stage = 'applying'`,
);

interface Hearing {
  line: number;
  hearing: Order;
  totalCents: number;
  files: string[];
}

const selectHearings = statement<Hearing>(
  'select_bulk_order_hearings',
  `select g.line, g.hearing, g.total_cents as "totalCents",
          array(select f.file_id from bulk_order_files f
                 where f.bulk_order_id = g.bulk_order_id and f.line = g.line
                 order by f.position) as files
     from bulk_order_findings g
    where g.bulk_order_id = $1 order by g.line`,
);

/** Why nothing was ordered, by the line that stood against it. */
class LineRefused extends Error {
  readonly isPrice: boolean;

  constructor(line: number, { code, message, errors }: Refusal) {
    const reason = Object.values(errors)[0] ?? message;
    super(`Line ${line}: ${reason} Nothing was ordered; check again.`);
    this.isPrice = code === 'price_changed';
  }
}

/** Orders every hearing of a checked file in one transaction, or none. */
export async function applyBulkOrder(
  { db, jobs }: Pick<JobContext, 'db' | 'jobs'>,
  id: string,
  origin: Origin,
): Promise<'done' | 'prices changed'> {
  try {
    await db.transaction((tx) => orderAll(tx, { db, jobs, id, origin }));
    return 'done';
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    if (error.isPrice) return 'prices changed';
    await db.all(failApply, [id, error.message]);
    return 'done';
  }
}

interface Work {
  db: Db;
  jobs: JobSender;
  id: string;
  origin: Origin;
}

async function orderAll(tx: Tx, { db, jobs, id, origin }: Work): Promise<void> {
  const turn = await tx.first(takeTurn, [id]);
  if (turn?.isOurs !== true) throw new Error('Another worker is ordering these hearings');
  const order = await tx.first(selectApplying, [id]);
  if (!order) return;
  const { clientId } = order;
  const hearings = await tx.all(selectHearings, [id]);
  const made: { line: number; appearanceId: string }[] = [];
  for (const { line, hearing, totalCents, files } of hearings) {
    const body = { ...hearing, files, expectedTotalCents: totalCents, coupon: undefined };
    const appearanceId = await placeOrder(tx, jobs, { body, clientId, origin }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? new LineRefused(line, error) : error;
      },
    );
    made.push({ line, appearanceId });
    if (made.length % 20 === 0) await db.all(tellProgress, [id, made.length]);
  }
  await tx.all(saveAppearances, [id, JSON.stringify(made)]);
  if (!(await tx.first(finishApply, [id]))) throw new Error('The bulk order was given up');
  record(tx, origin, {
    action: 'bulk-orders.apply',
    recordType: 'bulk-order',
    recordId: id,
    after: {
      appearances: made.length,
      totalCents: hearings.reduce((sum, { totalCents }) => sum + totalCents, 0),
    },
  });
}

// Told on another connection, for all to see; the row itself is free until the very end.
const tellProgress = statement<never>(
  'tell_bulk_order_progress',
  `update bulk_orders set done_lines = $2, worked_at = clock_now()
    where id = $1 and stage = 'applying'`,
);
const saveAppearances = statement<never>(
  'save_bulk_order_appearances',
  `update bulk_order_findings f set appearance_id = g."appearanceId"
     from json_to_recordset($2::json) as g(line integer, "appearanceId" uuid)
    where f.bulk_order_id = $1 and f.line = g.line`,
);
const finishApply = statement<{ id: string }>(
  'finish_bulk_order_apply',
  `update bulk_orders
      set stage = 'applied', applied_at = clock_now(), done_lines = lines, worked_at = clock_now()
    where id = $1 and stage = 'applying' returning id`,
);
const failApply = statement<never>(
  'fail_bulk_order_apply',
  `update bulk_orders set stage = 'failed', failure = $2, done_lines = 0
    where id = $1 and stage = 'applying'`,
);
const showAnew = statement<{ id: string }>(
  'show_bulk_order_prices_anew',
  `update bulk_orders
      set stage = 'checking', prices_changed = true, done_lines = 0, worked_at = clock_now()
    where id = $1 and stage = 'applying' returning id`,
);

/** Has the prices looked at anew, by a check that follows; false when nobody waits for it any more. */
export async function showPricesAnew(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(showAnew, [id])) !== undefined;
}
