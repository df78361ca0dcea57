import type { BodyOf } from '@courtside/contract/endpoint';
import { hoursForm, type practices } from '@courtside/contract/practices';
import { weekdays } from '@courtside/domain/practices';
import { z } from 'zod';

type Hours = BodyOf<typeof practices.saveHours>;

const { starts: time } = hoursForm.shape.days.element.shape;

/** A week as the form holds it: each day is there, taken or not. */
export const weekForm = z.strictObject({
  week: z.array(
    z
      .strictObject({ isTaken: z.boolean(), starts: z.string(), ends: z.string() })
      .superRefine(({ isTaken, starts, ends }, context) => {
        if (!isTaken) return;
        for (const [path, value] of [
          ['starts', starts],
          ['ends', ends],
        ] as const) {
          if (!time.safeParse(value).success) {
            context.addIssue({ code: 'custom', path: [path], message: 'Should be a time' });
          }
        }
        if (starts && ends && ends <= starts) {
          context.addIssue({ code: 'custom', path: ['ends'], message: 'Should be later' });
        }
      }),
  ),
});

export type WeekValues = z.output<typeof weekForm>;
type Week = WeekValues['week'];

const usual = { starts: '08:00', ends: '17:00' };

export function weekOf({ days }: Hours): Week {
  return weekdays.map((_, weekday) => {
    const found = days.find((day) => day.weekday === weekday);
    return { isTaken: found !== undefined, ...(found ? hoursIn(found) : usual) };
  });
}

function hoursIn({ starts, ends }: Hours['days'][number]) {
  return { starts, ends };
}

export function hoursOf(week: Week): Hours {
  return {
    days: week.flatMap(({ isTaken, starts, ends }, weekday) =>
      isTaken ? [{ weekday, starts, ends }] : [],
    ),
  };
}
