import type { clientOverview } from '@courtside/contract/overview';
import { type Outcome, outcomeOf, type Status, spentCents } from '@courtside/domain/appearances';
import type { CaseType } from '@courtside/domain/case-types';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

type Overview = z.output<typeof clientOverview>;
type Month = Overview['months'][number];
type Court = Overview['courts'][number];

interface Summed {
  status: Status;
  count: number;
  totalCents: number;
  cancellationFeeCents: number;
}

const sums = `count(*)::integer as count, sum(client_total_cents)::float8 as "totalCents",
  coalesce(sum(cancellation_fee_cents), 0)::float8 as "cancellationFeeCents"`;

// A hearing belongs to the month of its day at the court, wherever that is; which month is the present
// one goes by UTC. The index holds instants, so a day more on either side is read and left out again.
const thisMonth = `date_trunc('month', clock_now() at time zone 'UTC')`;
const year = `
  client_id = $1
  and hearing_at >= (${thisMonth} - interval '10 months 1 day') at time zone 'UTC'
  and hearing_at < (${thisMonth} + interval '2 months 1 day') at time zone 'UTC'
  and hearing_date >= (${thisMonth} - interval '10 months')::date
  and hearing_date < (${thisMonth} + interval '2 months')::date`;

interface MonthRow extends Summed {
  month: string;
  caseType: CaseType;
}

const selectMonths = statement<{ month: string }>(
  'select_overview_months',
  `select to_char(month, 'YYYY-MM') as month
     from generate_series(${thisMonth} - interval '10 months', ${thisMonth} + interval '1 month',
                          interval '1 month') as month
    order by month`,
);

const sumMonths = statement<MonthRow>(
  'sum_client_months',
  `select to_char(hearing_date, 'YYYY-MM') as month, status, case_type as "caseType", ${sums}
     from appearances where ${year} group by 1, 2, 3`,
);

const sumCourts = statement<Summed & Pick<Court, 'id' | 'name' | 'state'>>(
  'sum_client_courts',
  `with most as (
     select court_id, count(*) as orders from appearances where ${year}
      group by court_id order by count(*) desc, court_id limit 5)
   select c.id, c.name, c.state_code as state, a.status, ${sums}
     from most m
     join courts c on c.id = m.court_id
     join appearances a on a.court_id = m.court_id
    where ${year}
    group by m.orders, c.id, a.status order by m.orders desc, c.name, c.id`,
);

/** Twelve months of coverage and spending, and the courts most often gone to in them. */
export async function readYear(
  db: DbOrTx,
  clientId: string,
): Promise<Pick<Overview, 'months' | 'courts'>> {
  const names = await db.all(selectMonths);
  const rows = await db.all(sumMonths, [clientId]);
  const months = names.map(({ month }) =>
    monthOf(
      month,
      rows.filter((row) => row.month === month),
    ),
  );
  return { months, courts: courtsOf(await db.all(sumCourts, [clientId])) };
}

function monthOf(month: string, rows: readonly MonthRow[]): Month {
  const outcomes: Record<Outcome, number> = { covered: 0, open: 0, unfilled: 0, canceled: 0 };
  const spent = new Map<CaseType, number>();
  for (const row of rows) {
    outcomes[outcomeOf(row.status)] += row.count;
    spent.set(row.caseType, (spent.get(row.caseType) ?? 0) + spentCents(row));
  }
  const spentByCaseType = [...spent]
    .filter(([, cents]) => cents > 0)
    .map(([caseType, cents]) => ({ caseType, cents }))
    .toSorted((a, b) => b.cents - a.cents || a.caseType.localeCompare(b.caseType));
  const total = spentByCaseType.reduce((sum, { cents }) => sum + cents, 0);
  return { month, outcomes, spentCents: total, spentByCaseType };
}

function courtsOf(rows: readonly (Summed & Pick<Court, 'id' | 'name' | 'state'>)[]): Court[] {
  const courts = new Map<string, Court>();
  for (const { id, name, state, ...summed } of rows) {
    const court = courts.get(id) ?? { id, name, state, count: 0, spentCents: 0 };
    court.count += summed.count;
    court.spentCents += spentCents(summed);
    courts.set(id, court);
  }
  return [...courts.values()];
}
