import type { Fee, FeeLevel } from '@courtside/domain/fees';
import { formatCents } from '@courtside/domain/money';

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

/** `from California`, or `the standard fee`. */
export function sourceWords({ level, placeName }: { level: FeeLevel; placeName: string }): string {
  return level === 'standard' ? 'the standard fee' : `from ${placeName}`;
}

export type FillCounts = { added: number; changed: number; unchanged: number; atALoss: number };

export function feesWords(count: number): string {
  return count === 1 ? '1 fee' : `${count.toLocaleString('en-US')} fees`;
}
