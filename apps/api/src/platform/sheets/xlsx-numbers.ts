/** How a cell shows its number, as far as it changes what a reader must see. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'padded'; digits: number };

const plain: NumberFormat = { kind: 'plain' };

export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return { kind: 'date' };
  if (code === undefined) return plain;
  // ZIP and FIPS codes keep their leading zeros by a format of zeros.
  if (/^0{2,20}$/.test(code)) return { kind: 'padded', digits: code.length };
  const letters = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters) ? { kind: 'date' } : plain;
}

// Day 1 is January 1, 1900; day 60 is a February 29 that never was, so later days count from here.
const dayZero = Date.UTC(1899, 11, 30);
const dayLength = 24 * 3600 * 1000;

export function shownNumber(text: string, format: NumberFormat = plain): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format.kind === 'date' && value >= 0 && value < 2_958_466) {
    const [day, time] = new Date(dayZero + Math.round(value * dayLength)).toISOString().split('T');
    return Number.isInteger(value) ? `${day}` : `${day} ${time?.slice(0, 5)}`;
  }
  // As many digits as a spreadsheet keeps; more are noise of binary fractions.
  const shown = String(Number(value.toPrecision(15)));
  return format.kind === 'padded' && Number.isInteger(value) && value >= 0
    ? shown.padStart(format.digits, '0')
    : shown;
}
