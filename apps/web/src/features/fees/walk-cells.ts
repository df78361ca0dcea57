import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, { rows: number; cells: number }>> = {
  ArrowUp: { rows: -1, cells: 0 },
  ArrowDown: { rows: 1, cells: 0 },
  ArrowLeft: { rows: 0, cells: -1 },
  ArrowRight: { rows: 0, cells: 1 },
};

/** Arrow keys move the focus to the same button of the row above or below, or to the one beside it. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const row = event.currentTarget.closest('tr');
  if (!step || !row) return;
  event.preventDefault();
  const rows = [...(row.parentElement?.children ?? [])];
  const place = stopsIn(row).indexOf(event.currentTarget);
  const target = stopsIn(rows[rows.indexOf(row) + step.rows])[place + step.cells];
  target?.focus();
}

function stopsIn(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('button') ?? [])];
}
