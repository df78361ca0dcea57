import { orderColumns, orderColumnTable } from '@courtside/domain/bulk-orders';
import { closedDayWarning } from '@courtside/domain/calendar';
import type { Db } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
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

/** The faulty lines as they were handed in, each with what is wrong behind it. */
export async function problemsFile(db: Db, id: string, clientId: string): Promise<FileAnswer> {
  const { columns } = await getBulkOrder(db, id, clientId);
  const faulty = await faultyLines(db, id);
  const rows = faulty.map(({ cells, problems }) => [
    ...columns.map((_, position) => cells[position] ?? ''),
    problems.map(({ column, message }) => `${column}: ${message}`).join('; '),
  ]);
  return {
    fileName: 'hearings-to-mend.csv',
    content: csvOf([[...columns, 'What is wrong'], ...rows]),
  };
}
