/** A heading reduced to what counts: no case, spaces or signs. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Which column of a file (counted from 0) each of ours is read from. */
export type ColumnPositions<Column extends string> = Record<Column, number | null>;

/**
 * Guesses by the headings which column is which. The first that fits is taken; `known` has ours by what
 * people call them.
 */
export function guessColumns<Column extends string>(
  columns: readonly Column[],
  headings: readonly string[],
  known: ReadonlyMap<string, Column>,
): ColumnPositions<Column> {
  const found = new Map<Column, number>();
  headings.forEach((heading, position) => {
    const column = known.get(headingKey(heading));
    if (column !== undefined && !found.has(column)) found.set(column, position);
  });
  return Object.fromEntries(
    columns.map((column) => [column, found.get(column) ?? null]),
  ) as ColumnPositions<Column>;
}

/** What is wrong with a choice of columns: one that the file does not have, or one used twice. */
export function columnFaults<Column extends string>(
  labels: Readonly<Record<Column, string>>,
  positions: ColumnPositions<Column>,
  width: number,
): Partial<Record<Column, string>> {
  const faults: Partial<Record<Column, string>> = {};
  const taken = new Map<number, string>();
  for (const column of Object.keys(labels) as Column[]) {
    const position = positions[column];
    if (position === null) continue;
    const other = taken.get(position);
    if (position >= width) faults[column] = 'The file has no such column';
    else if (other) faults[column] = `Already used for ${other}`;
    taken.set(position, labels[column]);
  }
  return faults;
}
