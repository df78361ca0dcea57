import { modeCodes, outcomeCodes, statuses } from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { z } from 'zod';
import { cents, id, instant } from './fields.ts';

const count = z.number().int();
/** A sum, which may be more than any one amount. */
const sum = z.number().int().min(0);
const day = z.iso.date();

/** Statuses in which a client has something to do or to know. */
export const waitingStatuses = [
  'open',
  'payment_due',
  'reported',
  'disputed',
  'unfilled',
  'no_show',
] as const;

const waitingAppearance = z.object({
  id,
  caption: z.string(),
  courtName: z.string(),
  hearingAt: instant,
  timeZone: z.string(),
  totalCents: cents,
  /** When a report is approved by itself. */
  closesAt: instant.nullable(),
});

const hearingAhead = z.object({
  id,
  status: z.enum(statuses),
  caption: z.string(),
  /** The court's own day. */
  date: day,
  hearingAt: instant,
  timeZone: z.string(),
  courtName: z.string(),
  appearanceTypeName: z.string(),
  mode: z.enum(modeCodes),
  attorneyName: z.string().nullable(),
  checkedInAt: instant.nullable(),
  checkedOutAt: instant.nullable(),
});

/** All that a client's dashboard shows. */
export const clientOverview = z.object({
  /** Whether anything was ever ordered. */
  hasOrdered: z.boolean(),
  /** The day in UTC, by which months are told apart. */
  today: day,
  /** The order form that was left unfinished. */
  draft: z.object({ caption: z.string().nullable(), updatedAt: instant }).nullable(),
  /** How many there are of each, and the ones nearest to their hearing. */
  attention: z.array(
    z.object({ status: z.enum(waitingStatuses), count, items: z.array(waitingAppearance) }),
  ),
  /** Hearings of the next 14 days by status. */
  ahead: z.array(z.object({ status: z.enum(statuses), count })),
  /** Today and the six days after it at each court, up to a screenful. */
  week: z.object({ count, items: z.array(hearingAhead) }),
  /** Twelve months by the day of the hearing, the next one last, each of them even if it is empty. */
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      outcomes: z.record(z.enum(outcomeCodes), count),
      spentCents: sum,
      spentByCaseType: z.array(z.object({ caseType: z.enum(caseTypeCodes), cents: sum })),
    }),
  ),
  /** Where the client goes most, within those months. */
  courts: z.array(z.object({ id, name: z.string(), state: z.string(), count, spentCents: sum })),
});
