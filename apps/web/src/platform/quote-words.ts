import type { FeeLevel, FeeLine } from '@courtside/domain/fees';

const places: Readonly<Record<FeeLevel, string>> = {
  court: 'Fee for this court',
  county: 'Fee for this county',
  state: 'Fee for this state',
  standard: 'Standard fee',
};

type Line = { kind: FeeLine['kind']; minutes?: number | undefined; percent?: number | undefined };

/** What a line of a quote is for. */
export function lineWords(
  { kind, minutes, percent }: Line,
  { level, includedMinutes }: { level: FeeLevel; includedMinutes: number },
): string {
  const words: Readonly<Record<FeeLine['kind'], string>> = {
    fee: `${places[level]}, ${includedMinutes} min and report`,
    overtime: `${minutes} min beyond those included`,
    rush: `Short notice, ${percent}%`,
    coupon: 'Promotional code',
    higher_rate: 'Higher fee that you agreed to',
  };
  return words[kind];
}
