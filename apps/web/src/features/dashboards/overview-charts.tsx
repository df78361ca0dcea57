import { formatCents } from '@courtside/domain/money';
import { StackedBars } from '../../ui/charts/stacked-bars.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './overview.module.css';
import type { Overview } from './overview-query.ts';
import { coverageChart, spendChart } from './overview-words.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function CoverageByMonth({ months }: Pick<Overview, 'months'>) {
  const chart = coverageChart(months);
  return (
    <Section title="Coverage by month">
      {chart ? (
        <Stack gap={4}>
          <p className={classes.quiet}>{chart.summary}</p>
          <StackedBars
            label="Hearings by month and outcome"
            barNoun="Month"
            series={chart.series}
            bars={chart.bars}
            format={(count) => count.toLocaleString('en-US')}
          />
        </Stack>
      ) : (
        <p className={classes.quiet}>There was no hearing in these twelve months.</p>
      )}
    </Section>
  );
}

/** What was agreed, less what was returned. */
export function SpendByMonth({ months }: Pick<Overview, 'months'>) {
  const chart = spendChart(months);
  return (
    <Section title="Spend by month">
      {chart ? (
        <Stack gap={4}>
          <p className={classes.quiet}>
            {chart.summary} By the month of the hearing, without what was returned to you.
          </p>
          <StackedBars
            label="Spend by month and practice area"
            barNoun="Month"
            series={chart.series}
            bars={chart.bars}
            format={formatCents}
            formatAxis={(cents) => dollars.format(cents / 100)}
          />
        </Stack>
      ) : (
        <p className={classes.quiet}>Nothing was spent in these twelve months.</p>
      )}
    </Section>
  );
}
