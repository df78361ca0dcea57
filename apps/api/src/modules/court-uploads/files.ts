import {
  type CourtColumn,
  courtColumnLabels,
  courtColumns,
} from '@courtside/contract/court-uploads';
import type { Db } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import { faultyLines, getUpload } from './court-uploads.queries.ts';

const example: Record<CourtColumn, string> = {
  id: '',
  name: 'Stanley Mosk Courthouse',
  kind: 'State court',
  level: 'General jurisdiction',
  state: 'CA',
  county: 'Los Angeles County',
  city: 'Los Angeles',
  street: '111 North Hill Street',
  zip: '90012',
  timeZone: 'America/Los_Angeles',
  caseTypes: 'Civil; Family Law; Probate',
  phone: '(213) 830-0800',
  remoteNote: '',
  active: 'yes',
};

/** Our columns, and a court as it is written in them. */
export function templateFile(): FileAnswer {
  const rows = [courtColumnLabels, example].map((row) => courtColumns.map((column) => row[column]));
  return { fileName: 'courts-template.csv', content: csvOf(rows) };
}

/** The faulty lines as they were handed in, each with what is wrong behind it. */
export async function problemsFile(db: Db, id: string): Promise<FileAnswer> {
  const { columns } = await getUpload(db, id);
  async function* rows() {
    yield [...columns, 'What is wrong'];
    for await (const { cells, problems } of faultyLines(db, id)) {
      const filled = columns.map((_, position) => cells[position] ?? '');
      yield [...filled, problems.map(({ column, message }) => `${column}: ${message}`).join('; ')];
    }
  }
  return { fileName: 'courts-to-mend.csv', content: csvOf(rows()) };
}
