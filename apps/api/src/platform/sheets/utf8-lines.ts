import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { unreadable } from './sheet-line.ts';

const lf = 0x0a;
const cr = 0x0d;
const longestLine = 1024 * 1024;

/** The bytes of a text file in pieces of whole lines, refused at the first line that is not UTF-8. */
export async function* utf8Lines(stream: Readable): AsyncIterable<Buffer> {
  let line = 1;
  let begun: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
    const end = Math.max(bytes.lastIndexOf(lf), bytes.lastIndexOf(cr, -2)) + 1;
    begun = bytes.subarray(end);
    if (begun.length > longestLine) throw unreadable(`Line ${line} is too long for a table.`);
    if (end === 0) continue;
    const whole = bytes.subarray(0, end);
    line += checkedLines(whole, line);
    yield whole;
  }
  if (begun.length > 0) {
    checkedLines(begun, line);
    yield begun;
  }
}

/** How many line ends these bytes have. */
function checkedLines(bytes: Buffer, firstLine: number): number {
  const isText = isUtf8(bytes) && !bytes.includes(0);
  let ends = 0;
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === lf || (bytes[at] === cr && bytes[at + 1] !== lf);
    if (!isEnd) continue;
    if (!isText) checkLine(bytes.subarray(start, at), firstLine + ends);
    ends += 1;
    start = at + 1;
  }
  if (!isText) checkLine(bytes.subarray(start), firstLine + ends);
  return ends;
}

function checkLine(bytes: Buffer, line: number): void {
  if (bytes.includes(0)) {
    throw unreadable('This is neither a CSV nor an XLSX file.');
  }
  if (!isUtf8(bytes)) {
    throw unreadable(`Line ${line} is not in UTF-8. Save the file as “CSV UTF-8” and try again.`);
  }
}
