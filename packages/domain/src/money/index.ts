const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents to `$1,234.50`, without a detour through fractions. */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const whole = dollars.format(Math.trunc(Math.abs(cents) / 100)).slice(0, -2);
  return `${cents < 0 ? '-' : ''}${whole}${rest}`;
}

/** Whole cents to `1234.50`, as a table for a machine has it. */
export function plainDollars(cents: number): string {
  return formatCents(cents).replaceAll(/[$,]/g, '');
}
