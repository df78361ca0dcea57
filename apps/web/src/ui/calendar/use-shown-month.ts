import { useState } from 'react';
import { type Month, monthOr } from './month.ts';

export type ShownMonth = {
  month: Month;
  /** The month to come back to. */
  thisMonth: Month;
  onMonth: (month: Month) => void;
};

/** The month that an address has; this one, which it need not name, when it has none. */
export function useShownMonth(given: string, change: (month: string) => void): ShownMonth {
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  return {
    month: monthOr(given, thisMonth),
    thisMonth,
    onMonth: (chosen) => change(chosen === thisMonth ? '' : chosen),
  };
}
