import { formatCents } from '@courtside/domain/money';
import type { ChartBar } from '../../ui/charts/stacked-bars.tsx';
import type { AttorneyOverview } from './attorney-overview-query.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const shortMonth = inUtc({ month: 'short' });
const longMonth = inUtc({ month: 'long', year: 'numeric' });
const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `November 2026` of `2026-11`. */
export function monthName(month: string): string {
  return longMonth.format(firstOf(month));
}

type Chart = { bars: ChartBar[]; summary: string };

export const earningsSeries = [
  { key: 'completed', label: 'Approved' },
  { key: 'reported', label: 'Reported, not approved yet' },
] as const;

/** Fees by month of the hearing. Nothing if there was none. */
export function earningsChart(earnings: AttorneyOverview['earnings']): Chart | undefined {
  const count = earnings.reduce((sum, { appearances }) => sum + appearances, 0);
  if (count === 0) return undefined;
  const total = earnings.reduce((sum, month) => sum + centsOf(month), 0);
  const most = earnings.reduce((best, month) => (centsOf(month) > centsOf(best) ? month : best));
  const appearances = count === 1 ? '1 appearance' : `${count} appearances`;
  return {
    bars: earnings.map(({ month, completedCents, reportedCents }) => ({
      key: month,
      label: shortMonth.format(firstOf(month)),
      name: monthName(month),
      values: { completed: completedCents, reported: reportedCents },
    })),
    summary: `${formatCents(total)} for ${appearances} in twelve months, most in ${monthName(most.month)}: ${formatCents(centsOf(most))}.`,
  };
}

type Month = AttorneyOverview['earnings'][number];
const centsOf = ({ completedCents, reportedCents }: Month) => completedCents + reportedCents;
