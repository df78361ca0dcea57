import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetLimits, type SheetLine, sheetLimits, unreadable } from './sheet-line.ts';
import type { SpooledFile } from './spool.ts';

const zip = Buffer.from('PK\u0003\u0004');
const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The lines of a CSV or XLSX file: which of them it is, its content says and not its name. */
export function readSheet(
  file: SpooledFile,
  limits: SheetLimits = sheetLimits,
): AsyncIterable<SheetLine> {
  const magic = file.head.subarray(0, 4);
  if (magic.equals(oldOffice)) {
    throw unreadable(
      'This workbook is protected by a password or of an old kind. Save it as XLSX or CSV without one.',
    );
  }
  return magic.equals(zip)
    ? readXlsx(file, limits)
    : readCsv(file.handle.createReadStream({ start: 0, autoClose: false }), limits);
}
