/** A month as the address has it, `2026-11`, without any zone. */
export type Month = string;

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/;
const dayMs = 86_400_000;

export function monthOr(text: string, otherwise: Month): Month {
  return isMonth.test(text) ? text : otherwise;
}

/** The month that is so many later, or earlier. */
export function monthAfter(month: Month, by: number): Month {
  const first = firstOf(month);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 7);
}

/** The first and the last day that a sheet of the month shows: whole weeks from Sunday. */
export function sheetOf(month: Month): { from: string; to: string } {
  const first = firstOf(month);
  const last = new Date(firstOf(monthAfter(month, 1)).getTime() - dayMs);
  return {
    from: isoDay(first.getTime() - first.getUTCDay() * dayMs),
    to: isoDay(last.getTime() + (6 - last.getUTCDay()) * dayMs),
  };
}

const named = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026`. */
export function nameOfMonth(month: Month): string {
  return named.format(firstOf(month));
}

function firstOf(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
