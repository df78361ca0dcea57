import { formatCents } from '@courtside/domain/money';
import { Link } from 'react-router';
import { StackedBars } from '../../ui/charts/stacked-bars.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { AttorneyOverview } from './attorney-overview-query.ts';
import { earningsChart, earningsSeries } from './earnings-words.ts';
import classes from './overview.module.css';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function EarningsByMonth({ earnings }: Pick<AttorneyOverview, 'earnings'>) {
  const chart = earningsChart(earnings);
  return (
    <Section
      title="Earnings by month"
      actions={<Link to="/attorney/manage/appearance?part=closed">Closed appearances</Link>}
    >
      {chart ? (
        <Stack gap={4}>
          <p className={classes.quiet}>{chart.summary}</p>
          <StackedBars
            label="Earnings by month"
            barNoun="Month"
            series={earningsSeries}
            bars={chart.bars}
            format={formatCents}
            formatAxis={(cents) => dollars.format(cents / 100)}
          />
        </Stack>
      ) : (
        <p className={classes.quiet}>
          Your fees are drawn here once you have reported on a hearing.
        </p>
      )}
    </Section>
  );
}
