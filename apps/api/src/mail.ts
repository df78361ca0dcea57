import { attachCalendar } from './modules/calendar-feeds/index.ts';
import { attachReport } from './modules/results/index.ts';
import { type Attach, sendMailWith } from './platform/mail/send-mail.job.ts';

/** The documents that the modules make to go with mails. */
export const attach: Attach = { calendar: attachCalendar, result: attachReport };

export const sendMail = sendMailWith(attach);
