import { order } from '@courtside/contract/order';
import { hearing } from '@courtside/contract/quotes';
import { newResult } from '@courtside/contract/result';
import type { OrderValues } from './order-values.ts';
import type { AppearanceType } from './orders-queries.ts';

export type NextHearing = Partial<Pick<OrderValues, 'date' | 'time' | 'department'>>;

const { department, appearanceType } = order.shape;

/** The next date of a case as a link carries it; what makes no sense is as if it were not there. */
export function nextHearing(params: URLSearchParams): NextHearing {
  const given = {
    date: hearing.date.safeParse(params.get('date')).data,
    time: hearing.time.safeParse(params.get('time')).data,
    department: department.safeParse(params.get('department') ?? '').data,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

export interface NextKind {
  /** The appearance type that the report names. */
  type?: string;
  /** The words of the report. */
  words?: string;
}

/** What kind of hearing the report says it will be, as far as a link carries it. */
export function nextKind(params: URLSearchParams): NextKind {
  const type = appearanceType.safeParse(params.get('type')).data;
  const words = newResult.shape.nextType.safeParse(params.get('kind')).data;
  return { ...(type && { type }), ...(words && { words }) };
}

type Offered = Pick<AppearanceType, 'id' | 'name' | 'usualMinutes' | 'inPerson' | 'remote'>;

export type KindValues = Partial<Pick<OrderValues, 'appearanceType' | 'expectedMinutes' | 'mode'>>;

/**
 * What an order for that kind of hearing begins with. A kind that cannot be ordered is left open: the old
 * one would be taken for it, at the old price.
 */
export function kindValues(
  { type, words }: NextKind,
  mode: OrderValues['mode'],
  offered: readonly Offered[],
): KindValues {
  if (!type && !words) return {};
  const sameName = ({ name }: Offered) => name.toLowerCase() === words?.toLowerCase();
  const found = offered.find(({ id }) => id === type) ?? offered.find(sameName);
  if (!found) return { appearanceType: '', expectedMinutes: undefined };
  const isOpen = mode === 'in_person' ? found.inPerson : found.remote;
  return {
    appearanceType: found.id,
    expectedMinutes: found.usualMinutes,
    mode: isOpen ? mode : found.inPerson ? 'in_person' : 'video',
  };
}

/** What the client still has to enter by hand. */
export function leftOpen({ date, time }: NextHearing): string {
  if (date && time) return 'Look at the date and time';
  return date ? 'Enter the time' : 'Enter the date and time';
}
