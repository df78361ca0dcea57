import { type ColumnPositions, columnFaults } from '@courtside/domain/sheets';
import { Refusal } from '../refusal.ts';

interface Chosen<Column extends string> {
  mapping: ColumnPositions<Column>;
  /** How many columns the file has. */
  width: number;
  needed: readonly Column[];
}

/** Refuses a choice of columns that the file cannot be read by, each fault at its own field. */
export function refuseFaultyMapping<Column extends string>(
  labels: Readonly<Record<Column, string>>,
  { mapping, width, needed }: Chosen<Column>,
): void {
  const faults = columnFaults(labels, mapping, width);
  for (const column of needed) {
    if (mapping[column] === null) faults[column] = 'Choose a column';
  }
  const errors = Object.fromEntries(
    Object.entries<string>(faults as Record<string, string>).map(([column, fault]) => [
      `mapping.${column}`,
      fault,
    ]),
  );
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_request', { errors });
}
