import { type FeePlace, fee, fees, placeLevels } from '@courtside/contract/fees';
import { z } from 'zod';
import { placeOf } from './fee-query.ts';

const percent = z
  .number('Enter a whole percentage, such as 10 or -5')
  .int('Whole percents only')
  .min(-100, 'A fee cannot fall below nothing')
  .max(1000, 'At most 1000');

const byPercent = z.object({
  clientPercent: percent,
  attorneyPercent: percent,
  /** A choice of a list, so text. */
  roundTo: z.enum(['1', '100', '500', '1000']),
});

export const roundings = [
  { value: '1', label: 'The cent' },
  { value: '100', label: 'Whole dollars' },
  { value: '500', label: 'Multiples of $5' },
  { value: '1000', label: 'Multiples of $10' },
] as const;

const chosenPlace = z.object({
  level: z.enum(placeLevels),
  value: z.string(),
  label: z.string(),
  detail: z.string().optional(),
});
export type BulkPlace = z.output<typeof chosenPlace>;

type FillBody = Omit<z.input<typeof fees.fillNonStandard.body>, 'dryRun'>;

/** The form of a bulk fill. Of its two ways only the chosen one has to be filled in. */
export const bulkFill = z
  .object({
    appearanceTypes: fees.fillNonStandard.body.shape.appearanceTypes,
    places: z.array(chosenPlace).min(1, 'Choose at least one').max(500, 'At most 500 at once'),
    by: z.enum(['amounts', 'percent']),
    amounts: z.unknown(),
    percent: z.unknown(),
  })
  .transform(({ appearanceTypes, places, by, ...ways }, context): FillBody => {
    const chosen =
      by === 'amounts' ? fee.safeParse(ways.amounts) : byPercent.safeParse(ways.percent);
    if (!chosen.success) {
      for (const { path, message } of chosen.error.issues) {
        context.addIssue({ code: 'custom', path: [by, ...path], message });
      }
      return z.NEVER;
    }
    return {
      appearanceTypes,
      places: places.map(({ level, value }): FeePlace => placeOf(level, value)),
      fill: 'roundTo' in chosen.data ? percentFill(chosen.data) : { by: 'amounts', ...chosen.data },
    };
  });

function percentFill({ roundTo, ...percents }: z.output<typeof byPercent>): FillBody['fill'] {
  return { by: 'percent', ...percents, roundToCents: Number(roundTo) };
}

export const emptyBulkFill: z.input<typeof bulkFill> = {
  appearanceTypes: [],
  places: [],
  by: 'amounts',
  amounts: {},
  percent: { clientPercent: undefined, attorneyPercent: undefined, roundTo: '100' },
};
