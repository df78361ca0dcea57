import { buffer } from 'node:stream/consumers';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import type { MailFile } from '../../platform/mail/send-mail.job.ts';
import { getAnyReport } from './client-reports.queries.ts';
import { reportPdf } from './report-pdf.ts';

const selectVersion = statement<{ appearanceId: string; version: number }>(
  'select_result_version',
  'select appearance_id as "appearanceId", version from results where id = $1',
);

/** A version of a report as a file to go with a mail. */
export async function attachReport(db: DbOrTx, resultId: string): Promise<MailFile> {
  const found = await db.first(selectVersion, [resultId]);
  if (!found) throw new Error(`There is no report ${resultId} to attach`);
  const { fileName, content } = reportPdf(
    await getAnyReport(db, found.appearanceId),
    found.version,
  );
  return { fileName, content: await buffer(content), type: 'application/pdf' };
}
