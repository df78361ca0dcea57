import { lazy, Suspense } from 'react';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import classes from './charts.module.css';
import { Legend } from './legend.tsx';

export type ChartSeries = { key: string; label: string };
export type ChartBar = {
  key: string;
  /** Below the bar. */
  label: string;
  /** In full, in the table and the tooltip. */
  name: string;
  values: Readonly<Record<string, number>>;
};

export type StackedBarsProps = {
  /** What the figures are, for those who hear their table. */
  label: string;
  /** What the bars stand for, such as "Month". */
  barNoun: string;
  /** At most five: more cannot be told apart. */
  series: readonly ChartSeries[];
  bars: readonly ChartBar[];
  /** A value as it is read. */
  format: (value: number) => string;
  /** A value at the axis, where there is little room. */
  formatAxis?: (value: number) => string;
};

// Recharts is large and draws in the browser alone: it comes when a chart is looked at.
const BarsDrawing = lazy(async () => import('./bars-drawing.tsx'));

/**
 * Bars of stacked parts, with their legend and the same figures as a table. The drawing itself is for
 * the eye: whoever uses it says in words beside it what it shows.
 */
export function StackedBars({
  label,
  barNoun,
  series,
  bars,
  format,
  formatAxis = format,
}: StackedBarsProps) {
  return (
    <div className={classes.chart}>
      <div className={classes.drawing} aria-hidden="true">
        <Suspense fallback={<div className={classes.waiting} />}>
          <BarsDrawing series={series} bars={bars} format={format} formatAxis={formatAxis} />
        </Suspense>
      </div>
      <Legend series={series} />
      <details className={classes.details}>
        <summary>As a table</summary>
        <div className={classes.table}>
          <DataTable
            label={label}
            columns={columnsOf({ barNoun, series, format })}
            items={bars}
            itemKey={({ key }) => key}
          />
        </div>
      </details>
    </div>
  );
}

function columnsOf({
  barNoun,
  series,
  format,
}: Pick<StackedBarsProps, 'barNoun' | 'series' | 'format'>): Column<ChartBar>[] {
  return [
    { key: 'bar', header: barNoun, cell: ({ name }) => name },
    ...series.map(
      ({ key, label: header }): Column<ChartBar> => ({
        key,
        header,
        kind: 'number',
        cell: ({ values }) => format(values[key] ?? 0),
      }),
    ),
  ];
}
