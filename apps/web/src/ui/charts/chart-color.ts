/** The color of a chart's part by its place: five at most are told apart by everybody. */
export function chartColor(index: number): string {
  return `var(--chart-${Math.min(index, 4) + 1})`;
}
