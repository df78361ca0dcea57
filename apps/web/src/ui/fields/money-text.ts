const dollars = /^\$?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(?<rest>\d{0,2}))?$/;

/** What was typed as dollars, in whole cents; what is no amount stays as typed, to be seen and corrected. */
export function centsIn(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const { whole, rest = '' } = dollars.exec(typed)?.groups ?? {};
  if (whole === undefined) return typed;
  return Number(whole.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
}

/** An amount as it is typed: `175.00`. */
export function dollarsOf(cents: unknown): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
