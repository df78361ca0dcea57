import {
  drafterCodes,
  expenseCodeList,
  outcomeCodes,
  type Result,
  resultProblems,
  urgencyCodes,
} from '@courtside/domain/results';
import { z } from 'zod';
import { cents, id, optionalText, text } from './fields.ts';
import { hearing } from './quotes.ts';

const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const optionalTime = orNothing(hearing.time);

const resultFields = {
  appeared: z.boolean('Say whether you appeared'),
  whyNotAppeared: optionalText(2_000),
  checkedIn: optionalTime,
  called: optionalTime,
  out: optionalTime,
  judge: optionalText(120),
  whoAppeared: optionalText(1_000),
  outcome: orNothing(z.enum(outcomeCodes, 'Choose the outcome')),
  whyNotHeard: optionalText(2_000),
  ruling: optionalText(5_000),
  nextDate: orNothing(hearing.date),
  nextTime: optionalTime,
  nextDepartment: optionalText(60),
  nextType: optionalText(120),
  /** An appearance type of the case's own area; its name then stands for the words. */
  nextTypeId: orNothing(id),
  deadlines: z
    .array(z.strictObject({ what: text(300).min(1, 'Say what is due'), date: hearing.date }))
    .max(30, 'At most thirty')
    .default([]),
  orders: z
    .array(
      z.strictObject({
        what: text(300).min(1, 'Say which order'),
        drafter: z.enum(drafterCodes, 'Choose who drafts it'),
      }),
    )
    .max(30, 'At most thirty')
    .default([]),
  narrative: text(20_000),
  settlementTerms: optionalText(5_000),
  actionRequired: optionalText(2_000),
  urgency: orNothing(z.enum(urgencyCodes, 'Choose how soon')),
  expenses: z
    .array(
      z.strictObject({
        code: z.enum(expenseCodeList, 'Choose what it was for'),
        description: text(200).min(1, 'Say what it was for'),
        cents,
        file: orNothing(id),
      }),
    )
    .max(30, 'At most thirty')
    .default([]),
  /** Documents of the appearance that the attorney handed in for this report. */
  files: z.array(id).max(50, 'At most fifty').default([]),
};

/** The rules of the report itself, on the fields that break them. */
function complete(result: Result, context: z.RefinementCtx): void {
  for (const { field, message } of resultProblems(result)) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    context.addIssue({ code: 'custom', path, message });
  }
}

/** A report as the attorney sends it. */
export const newResult = z.strictObject(resultFields).superRefine(complete);

/** A better one, with why. */
export const amendedResult = z
  .strictObject({ ...resultFields, reason: text(500).min(1, 'Say what is different') })
  .superRefine(complete);

const word = z.string().nullable();

/** A report as it is kept. */
export const storedResult = z.object({
  appeared: z.boolean(),
  whyNotAppeared: word,
  checkedIn: word,
  called: word,
  out: word,
  judge: word,
  whoAppeared: word,
  outcome: z.enum(outcomeCodes).nullable(),
  whyNotHeard: word,
  ruling: word,
  nextDate: word,
  nextTime: word,
  nextDepartment: word,
  nextType: word,
  nextTypeId: id.nullable(),
  deadlines: z.array(z.object({ what: z.string(), date: z.string() })),
  orders: z.array(z.object({ what: z.string(), drafter: z.enum(drafterCodes) })),
  narrative: z.string(),
  settlementTerms: word,
  actionRequired: word,
  urgency: z.enum(urgencyCodes).nullable(),
  expenses: z.array(
    z.object({
      code: z.enum(expenseCodeList),
      description: z.string(),
      cents,
      file: id.nullable(),
    }),
  ),
  files: z.array(id),
});
