import { conflicts, mostNamesAtOnce } from '@courtside/contract/conflicts';
import { z } from 'zod';

const { names, note } = conflicts.add.body.shape;

/** Names as they are pasted: one on each line, as lists and columns of a sheet come. */
export function splitNames(typed: string): string[] {
  const lines = typed.split(/[\n\r\t;]+/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What is typed into the form, and what is sent. */
export const typedNames = z.strictObject({
  typed: z.string().transform((typed, context) => {
    const given = splitNames(typed);
    const read = names.safeParse(given);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const [position] = issue?.path ?? [];
    const line = typeof position === 'number' ? `“${given[position]?.slice(0, 40)}”: ` : '';
    const message =
      given.length > mostNamesAtOnce
        ? `These are ${given.length.toLocaleString('en-US')} names; at most 1,000 go in at once`
        : `${line}${issue?.message ?? 'This cannot be a name'}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
  note,
});
