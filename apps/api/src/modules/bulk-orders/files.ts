import { orderColumns, orderColumnTable } from '@courtside/domain/bulk-orders';
import { closedDayWarning } from '@courtside/domain/calendar';
import type { Db } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import { faultyLinesFile } from '../../platform/sheets/faulty-lines-file.ts';
import { faultyLines, getBulkOrder } from './bulk-orders.queries.ts';

const weeksAhead = 8;
const dayLength = 86_400_000;

function nextCourtDay(epochMs: number): string {
  const day = new Date(epochMs).toISOString().slice(0, 10);
  return closedDayWarning(day) ? nextCourtDay(epochMs + dayLength) : day;
}

/** Our columns, and a hearing to come as it is written in them. */
export async function templateFile(db: Db): Promise<FileAnswer> {
  const day = nextCourtDay((await databaseNowMs(db)) + weeksAhead * 7 * dayLength);
  const labels = orderColumns.map((column) => orderColumnTable[column].label);
  const example = orderColumns.map((column) =>
    column === 'date' ? day : orderColumnTable[column].example,
  );
  return { fileName: 'hearings-template.csv', content: csvOf([labels, example]) };
}

export async function problemsFile(db: Db, id: string, clientId: string): Promise<FileAnswer> {
  const { columns } = await getBulkOrder(db, id, clientId);
  return faultyLinesFile('hearings-to-mend.csv', columns, await faultyLines(db, id));
}
