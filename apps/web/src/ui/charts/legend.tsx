import { chartColor } from './chart-color.ts';
import classes from './charts.module.css';
import type { ChartSeries } from './stacked-bars.tsx';

export function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      {series.map(({ key, label }, index) => (
        <li key={key}>
          <i style={{ backgroundColor: chartColor(index) }} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
