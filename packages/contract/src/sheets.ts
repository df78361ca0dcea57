import { z } from 'zod';
import { id, instant, text } from './fields.ts';

/**
 * uploaded: read, waits for its columns to be named. checking: the dry run is under way. checked: the
 * lines can be looked at. applying: what they ask for is being done. applied: all of it is. failed:
 * none is, for the reason given.
 */
const sheetStages = ['uploaded', 'checking', 'checked', 'applying', 'applied', 'failed'] as const;

/** Which column of the file (counted from 0) each of ours is read from. */
export function mappingOf<Column extends string>(columns: readonly Column[]) {
  return z.strictObject(forEach(columns, z.number().int().min(0).max(199).nullable()));
}

/** A file of lines that is tried before it is applied: what its columns are, and how far it has come. */
export function sheetFields<Mapping extends z.ZodType, Outcome extends string>(
  mapping: Mapping,
  outcomes: readonly Outcome[],
) {
  return {
    id,
    fileName: z.string(),
    stage: z.enum(sheetStages),
    columns: z.array(z.string()),
    /** The first lines of the file, to recognize its columns by. */
    sample: z.array(z.array(z.string())),
    mapping,
    lines: z.number().int(),
    /** How many of them the present stage has got through. */
    doneLines: z.number().int(),
    counts: z.object(forEach(outcomes, z.number().int())),
    failure: z.string().nullable(),
    /** The lines are let go after a while; that there was a file stays on record. */
    hasLines: z.boolean(),
    createdAt: instant,
    appliedAt: instant.nullable(),
  };
}

/** As a text editor or a spreadsheet numbers it. */
export const lineNumber = z.number().int();

/** What there is to say of a line, by the column that it is about. */
export const remarks = z.array(z.object({ column: z.string(), message: z.string() }));

export const handedInAs = z.strictObject({
  fileName: text(200).min(1, 'A file name is required'),
});

function forEach<Name extends string, Schema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
