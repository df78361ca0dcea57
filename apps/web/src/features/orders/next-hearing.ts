import { order } from '@courtside/contract/order';
import { hearing } from '@courtside/contract/quotes';
import type { OrderValues } from './order-values.ts';

export type NextHearing = Partial<Pick<OrderValues, 'date' | 'time' | 'department'>>;

const { department } = order.shape;

/** The next date of a case as a link carries it; what makes no sense is as if it were not there. */
export function nextHearing(params: URLSearchParams): NextHearing {
  const given = {
    date: hearing.date.safeParse(params.get('date')).data,
    time: hearing.time.safeParse(params.get('time')).data,
    department: department.safeParse(params.get('department') ?? '').data,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** What the client still has to enter by hand. */
export function leftOpen({ date, time }: NextHearing): string {
  if (date && time) return 'Look at the date and time';
  return date ? 'Enter the time' : 'Enter the date and time';
}
