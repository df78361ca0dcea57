import type { DbOrTx } from '../../platform/db/database.ts';
import type { MailFile } from '../../platform/mail/send-mail.job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CalendarHearing, findHearing } from './hearings.queries.ts';
import { type CalendarSource, isCanceled, writeCalendar } from './write-calendar.ts';

export interface CalendarFile {
  fileName: string;
  content: string;
  /** What a calendar program does with it: most take an entry out only when it says so. */
  method: 'PUBLISH' | 'CANCEL';
}

interface Asked {
  appearanceId: string;
  userId: string;
  /** Of the site, for links and lasting ids. */
  source: CalendarSource;
}

/** A hearing as a file for the calendar of its client or attorney; none for anybody else. */
export async function calendarFileOf(
  db: DbOrTx,
  { appearanceId, userId, source }: Asked,
): Promise<CalendarFile | undefined> {
  const hearing = await findHearing(db, appearanceId, userId);
  return hearing && fileOf(hearing, source);
}

/** The same to go with a mail, by the ids of both. */
export async function attachCalendar(
  db: DbOrTx,
  ids: string,
  source: CalendarSource,
): Promise<MailFile> {
  const [appearanceId = '', userId = ''] = ids.split('/');
  const file = await calendarFileOf(db, { appearanceId, userId, source });
  if (!file) throw new Error(`There is no calendar entry ${ids} to attach`);
  const { fileName, content, method } = file;
  const type = `text/calendar; charset=utf-8; method=${method}`;
  return { fileName, content: Buffer.from(content), type };
}

export async function getCalendarFile(
  db: DbOrTx,
  side: CalendarHearing['side'],
  { appearanceId, userId, source }: Asked,
): Promise<CalendarFile> {
  const hearing = await findHearing(db, appearanceId, userId);
  if (hearing?.side !== side) throw new Refusal('not_found');
  return fileOf(hearing, source);
}

function fileOf(hearing: CalendarHearing, source: CalendarSource): CalendarFile {
  const method = isCanceled(hearing) ? 'CANCEL' : 'PUBLISH';
  return {
    fileName: `hearing-${hearing.number}.ics`,
    content: writeCalendar([hearing], source, method),
    method,
  };
}
