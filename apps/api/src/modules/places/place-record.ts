import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '@courtside/contract/errors';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { brokenConstraint, sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';

export interface PlaceRecord {
  id: string;
  active: boolean;
  revision: number;
}

/** What states, counties and courts have in common as records that administrators keep. */
export interface PlaceType<Row extends PlaceRecord> {
  readonly noun: 'state' | 'county' | 'court';
  readonly table: 'states' | 'counties' | 'courts';
  readonly key: 'code' | 'fips' | 'id';
  get(db: DbOrTx, id: string): Promise<Row>;
  /** What somebody decided about the place, without what follows from it. */
  readonly details: readonly (keyof Row & string)[];
  /** Unique indexes, and the field that is wrong when one refuses. */
  readonly taken: Readonly<Record<string, FieldErrors>>;
}

/**
 * What a list is selected from. The filter is written out, since a plan that must do for either value
 * would not use the index of the few inactive ones.
 */
export function onlyActive(table: string, active: boolean | undefined): string {
  if (active === undefined) return table;
  return `(select * from ${table} where ${active ? 'active' : 'not active'})`;
}

/** The place as it is, locked until the end, if it is still as the caller saw it. */
export async function lockPlace<Row extends PlaceRecord>(
  tx: Tx,
  type: PlaceType<Row>,
  { id, revision }: { id: string; revision?: number },
): Promise<Row> {
  const locked = await tx.sql(
    `select from ${type.table} where ${type.key} = $1 for no key update`,
    [id],
  );
  if (locked.length === 0) throw new Refusal('not_found');
  const place = await type.get(tx, id);
  if (revision !== undefined && place.revision !== revision) {
    throw new Refusal('conflict', {
      message: `Somebody else changed this ${type.noun} in the meantime. Please look at it again.`,
    });
  }
  return place;
}

/** Runs a write, and turns what a unique index refuses into errors of the form's fields. */
export async function refuseTaken<T, Row extends PlaceRecord>(
  type: PlaceType<Row>,
  write: Promise<T>,
): Promise<T> {
  return write.catch((error: unknown) => {
    const errors = type.taken[brokenConstraint(error) ?? ''];
    if (sqlState(error) !== '23505' || !errors) throw error;
    throw new Refusal('conflict', { message: `There is such a ${type.noun} already.`, errors });
  });
}

export function recordAdded<Row extends PlaceRecord>(
  tx: Tx,
  origin: Origin,
  type: PlaceType<Row>,
  added: Row,
): void {
  record(tx, origin, {
    action: 'places.add',
    recordType: type.noun,
    recordId: added.id,
    after: detailsOf(type, added),
  });
}

/** Puts on record what changed, and nothing when nothing did. */
export function recordChanged<Row extends PlaceRecord>(
  tx: Tx,
  origin: Origin,
  type: PlaceType<Row>,
  { action, was, is }: { action: string; was: Row; is: Row },
): void {
  const changed = type.details.filter((key) => !isDeepStrictEqual(was[key], is[key]));
  if (changed.length === 0) return;
  record(tx, origin, {
    action,
    recordType: type.noun,
    recordId: is.id,
    before: Object.fromEntries(changed.map((key) => [key, was[key]])),
    after: Object.fromEntries(changed.map((key) => [key, is[key]])),
  });
}

export function detailsOf<Row extends PlaceRecord>(
  { details }: PlaceType<Row>,
  row: Row,
): Record<string, unknown> {
  return Object.fromEntries(details.map((key) => [key, row[key]]));
}
