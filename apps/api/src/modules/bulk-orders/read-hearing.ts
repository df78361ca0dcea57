import { order } from '@courtside/contract/order';
import {
  columnOfField,
  type LineDefaults,
  type LineProblem,
  type OrderMapping,
  readOrderLine,
} from '@courtside/domain/bulk-orders';
import type { DbOrTx } from '../../platform/db/database.ts';
import type { Order } from '../appearances/index.ts';
import type { NamedCourt } from '../places/index.ts';
import type { CourtIndex } from './court-index.ts';
import type { TypeIndex } from './type-index.ts';

/** What lines are read with. */
export interface Reading {
  mapping: OrderMapping;
  defaults: LineDefaults;
  courts: CourtIndex;
  types: TypeIndex;
}

export interface ReadHearing {
  caption: string;
  courtName: string;
  fileNumber: string | null;
  court: NamedCourt | undefined;
  problems: LineProblem[];
  /** Only where there is no problem. */
  order: Order | undefined;
}

// Stands for what could not be found, so that the rest of the line is looked at all the same.
const nothing = '00000000-0000-4000-8000-000000000000';
// An empty field gets the words that the form has for it.
const empty = { caption: '', representedParty: '', parties: [], date: '', time: '' };

/** A line as an order by the same rules as one from the form, or with what is wrong in which column. */
export async function readHearing(
  db: DbOrTx,
  cells: readonly string[],
  { mapping, defaults, courts, types }: Reading,
): Promise<ReadHearing> {
  const { names, fields, problems } = readOrderLine(cells, mapping, defaults);
  const found = await courts.find(db, names);
  const type = types.find(names.caseType, names.appearanceType);
  if ('problem' in found) problems.push(found.problem);
  if ('problem' in type) problems.push(type.problem);
  const court = 'court' in found ? found.court : undefined;
  const parsed = order.safeParse({
    ...empty,
    ...fields,
    court: court?.id ?? nothing,
    appearanceType: 'id' in type ? type.id : nothing,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = columnOfField(path.join('.'));
    if (!problems.some((known) => known.column === column)) problems.push({ column, message });
  }
  const { caption, fileNumber } = fields;
  return {
    caption: textOf(caption),
    courtName: court?.name ?? names.court,
    fileNumber: textOf(fileNumber) || null,
    court,
    problems,
    order: problems.length === 0 ? parsed.data : undefined,
  };
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}
