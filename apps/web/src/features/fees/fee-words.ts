import type { Fee, FeeLevel } from '@courtside/domain/fees';
import { formatCents } from '../../ui/format-cents.ts';

/** `45 min`, `1 h`, `2 h 30 min`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** What is left of the client fee, and its share in whole percents; no share of nothing. */
export function marginOf(fee: Fee): { cents: number; percent: number | undefined } {
  const cents = fee.clientFeeCents - fee.attorneyFeeCents;
  return {
    cents,
    percent: fee.clientFeeCents === 0 ? undefined : Math.round((cents / fee.clientFeeCents) * 100),
  };
}

/** Why a fee loses money; nothing when it does not. */
export function lossWords(fee: Fee): string | undefined {
  const onFee = fee.attorneyFeeCents - fee.clientFeeCents;
  const onHour = fee.attorneyHourlyCents - fee.clientHourlyCents;
  const parts = [
    onFee > 0 && `${formatCents(onFee)} more than the client pays`,
    onHour > 0 &&
      `${formatCents(onHour)} more${onFee > 0 ? '' : ' than the client pays'} for each hour beyond what is included`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `The attorney gets ${parts.join(', and ')}.`;
}

const amounts = [
  { key: 'clientFeeCents', name: 'Client fee', written: formatCents },
  { key: 'attorneyFeeCents', name: 'Attorney fee', written: formatCents },
  { key: 'includedMinutes', name: 'Included', written: durationWords },
  { key: 'clientHourlyCents', name: 'Client hourly', written: formatCents },
  { key: 'attorneyHourlyCents', name: 'Attorney hourly', written: formatCents },
] as const;

/** What a change did, amount by amount: `Client fee $175.00 → $185.00`. */
export function changeWords(before: Fee | null, after: Fee | null): string[] {
  if (before && after) {
    return amounts
      .filter(({ key }) => before[key] !== after[key])
      .map(({ key, name, written }) => `${name} ${written(before[key])} → ${written(after[key])}`);
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

/** `from California`, or `the standard fee`. */
export function sourceWords({ level, placeName }: { level: FeeLevel; placeName: string }): string {
  return level === 'standard' ? 'the standard fee' : `from ${placeName}`;
}

export type FillCounts = { added: number; changed: number; unchanged: number; atALoss: number };

export function feesWords(count: number): string {
  return count === 1 ? '1 fee' : `${count.toLocaleString('en-US')} fees`;
}
