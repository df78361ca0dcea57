import {
  type CourtColumn,
  courtColumnLabels,
  courtColumns,
} from '@courtside/contract/court-uploads';
import type { Db } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import { faultyLinesFile } from '../../platform/sheets/faulty-lines-file.ts';
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

export async function problemsFile(db: Db, id: string): Promise<FileAnswer> {
  const { columns } = await getUpload(db, id);
  return faultyLinesFile('courts-to-mend.csv', columns, faultyLines(db, id));
}
