import { formatCents } from '@courtside/domain/money';

/** `45 min`, `1 h`, `2 h 30 min`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const amounts = [
  { key: 'clientFeeCents', name: 'Client fee', written: formatCents },
  { key: 'attorneyFeeCents', name: 'Attorney fee', written: formatCents },
  { key: 'includedMinutes', name: 'Included', written: durationWords },
  { key: 'clientHourlyCents', name: 'Client hourly', written: formatCents },
  { key: 'attorneyHourlyCents', name: 'Attorney hourly', written: formatCents },
] as const;

type Fee = Readonly<Record<(typeof amounts)[number]['key'], number>>;

/** What a change did, amount by amount: `Client fee $175.00 → $185.00`. */
export function feeChangeWords(before: Fee | null, after: Fee | null): string[] {
  if (before && after) {
    const changed = amounts
      .filter(({ key }) => before[key] !== after[key])
      .map(({ key, name, written }) => `${name} ${written(before[key])} → ${written(after[key])}`);
    return changed.length > 0 ? changed : ['Saved without a change'];
  }
  const one = after ?? before;
  if (!one) return [];
  const words = feeWords(one);
  return [after ? `Set: ${words}` : `Removed; it was ${words}`];
}

/** A whole fee in one line. */
export function feeWords(fee: Fee): string {
  return `client ${formatCents(fee.clientFeeCents)}, attorney ${formatCents(fee.attorneyFeeCents)} for ${durationWords(fee.includedMinutes)}, then ${formatCents(fee.clientHourlyCents)} and ${formatCents(fee.attorneyHourlyCents)} an hour`;
}
