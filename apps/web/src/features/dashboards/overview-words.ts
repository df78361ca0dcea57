import { outcomes } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { formatCents } from '@courtside/domain/money';
import { formatCourtHour } from '../../platform/court-time.ts';
import type { ChartBar, ChartSeries } from '../../ui/charts/stacked-bars.tsx';
import type { Overview } from './overview-query.ts';

type Months = Overview['months'];

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const shortMonth = inUtc({ month: 'short' });
const longMonth = inUtc({ month: 'long', year: 'numeric' });

/** `November 2026` of `2026-11`. */
export function monthName(month: string): string {
  return longMonth.format(new Date(`${month}-01T00:00:00Z`));
}

function barOf(month: string, values: Record<string, number>): ChartBar {
  const label = shortMonth.format(new Date(`${month}-01T00:00:00Z`));
  return { key: month, label, name: monthName(month), values };
}

type Chart = { series: ChartSeries[]; bars: ChartBar[]; summary: string };

const outcomeOrder = ['covered', 'open', 'canceled', 'unfilled'] as const;

/** Hearings by month and by what became of them. Nothing if there was none. */
export function coverageChart(months: Months): Chart | undefined {
  const counted = outcomeOrder.map((key) => ({
    key,
    count: months.reduce((sum, month) => sum + (month.outcomes[key] ?? 0), 0),
  }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const parts = counted
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `${count} ${outcomes[key].toLowerCase()}`);
  return {
    series: outcomeOrder.map((key) => ({ key, label: outcomes[key] })),
    bars: months.map(({ month, outcomes: values }) => barOf(month, { ...values })),
    summary: `${total} ${total === 1 ? 'hearing' : 'hearings'} in twelve months: ${parts.join(', ')}.`,
  };
}

const mostParts = 5;
const rest = 'rest';

/** Spending by month and practice area, the smallest areas together. Nothing if nothing was spent. */
export function spendChart(months: Months): Chart | undefined {
  const totals = new Map<string, number>();
  for (const { caseType, cents } of months.flatMap(({ spentByCaseType }) => spentByCaseType)) {
    totals.set(caseType, (totals.get(caseType) ?? 0) + cents);
  }
  if (totals.size === 0) return undefined;
  const ranked = [...totals].toSorted(([, a], [, b]) => b - a).map(([caseType]) => caseType);
  const own = ranked.slice(0, ranked.length > mostParts ? mostParts - 1 : mostParts);
  const partOf = (caseType: string) => (own.includes(caseType) ? caseType : rest);
  const bars = months.map(({ month, spentByCaseType }) => {
    const values: Record<string, number> = {};
    for (const { caseType, cents } of spentByCaseType) {
      values[partOf(caseType)] = (values[partOf(caseType)] ?? 0) + cents;
    }
    return barOf(month, values);
  });
  const series = own.map((key) => ({ key, label: caseTypes[key as keyof typeof caseTypes] }));
  const most = months.reduce((best, month) => (month.spentCents > best.spentCents ? month : best));
  const sum = months.reduce((all, { spentCents }) => all + spentCents, 0);
  return {
    series: own.length < ranked.length ? [...series, { key: rest, label: 'Other' }] : series,
    bars,
    summary: `${formatCents(sum)} in twelve months, most in ${monthName(most.month)}: ${formatCents(most.spentCents)}.`,
  };
}

type Attended = Pick<
  Overview['week']['items'][number],
  'attorneyName' | 'checkedInAt' | 'checkedOutAt' | 'timeZone'
>;

/** Who comes, and whether they have come and gone: `Robin Vale. Checked in 8:21 AM PST`. */
export function asideWords({
  attorneyName,
  checkedInAt,
  checkedOutAt,
  timeZone,
}: Attended): string {
  const standing = checkedOutAt
    ? `Checked out ${formatCourtHour(checkedOutAt, timeZone)}`
    : checkedInAt && `Checked in ${formatCourtHour(checkedInAt, timeZone)}`;
  return [attorneyName, standing].filter(Boolean).join('. ');
}

const hourMs = 3_600_000;

/** `19 h`, `3 days`, as long as there is some time left. */
export function timeLeft(until: string, nowMs: number): string {
  const hours = Math.floor((Date.parse(until) - nowMs) / hourMs);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
