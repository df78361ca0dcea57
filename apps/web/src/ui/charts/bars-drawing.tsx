import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { chartColor } from './chart-color.ts';
import type { StackedBarsProps } from './stacked-bars.tsx';

type DrawingProps = Required<Pick<StackedBarsProps, 'series' | 'bars' | 'format' | 'formatAxis'>>;

const axis = { tick: { fontSize: 12, fill: 'var(--muted)' } };

/** Loaded on demand by StackedBars alone. */
export default function BarsDrawing({ series, bars, format, formatAxis }: DrawingProps) {
  return (
    <BarChart
      h={240}
      type="stacked"
      data={bars.map(({ label, values }) => ({ label, ...values }))}
      dataKey="label"
      series={series.map(({ key, label }, index) => ({
        name: key,
        label,
        color: chartColor(index),
      }))}
      valueFormatter={format}
      tickLine="none"
      strokeDasharray="0"
      gridColor="var(--line)"
      textColor="var(--muted)"
      cursorFill="var(--hover)"
      maxBarWidth={36}
      xAxisProps={{ ...axis, interval: 'equidistantPreserveStart' }}
      yAxisProps={{
        ...axis,
        width: 64,
        allowDecimals: false,
        tickFormatter: (value: number) => formatAxis(value),
      }}
      // A gap between the parts, so that they are told apart without their colors.
      barProps={{ stroke: 'var(--page)', strokeWidth: 2, isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
    />
  );
}
