import { lazy, Suspense } from 'react';
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
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{barNoun}</th>
                {series.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, name, values }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {series.map((each) => (
                    <td key={each.key}>{format(values[each.key] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
