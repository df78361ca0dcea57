type Rows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

const byteOrderMark = '\uFEFF';
const chunkLength = 64 * 1024;

/** A CSV file by RFC 4180, in the form that spreadsheets read as UTF-8, with no formula in it. */
export async function* csvOf(rows: Rows): AsyncIterable<string> {
  let chunk = byteOrderMark;
  for await (const row of rows) {
    chunk += `${row.map(cellOf).join(',')}\r\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'boolean') return quoted(asText(`${value}`));
  if (typeof value === 'bigint') return `${value}`;
  // What is a number for us stays one for the spreadsheet, also below zero.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : asText(`${value}`);
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`A ${typeof value} cannot be a cell`);
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Also what Excel takes for a formula after trimming it, or after making full-width letters narrow.
// Apostrophes before it are counted in, so that taking one away always gives the text back.
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Text that a spreadsheet would calculate begins with an apostrophe, which makes it text again. */
export function asText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What `asText` was given. */
export function fromText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
