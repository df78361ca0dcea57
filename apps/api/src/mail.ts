import { attachCalendar } from './modules/calendar-feeds/index.ts';
import { attachReport } from './modules/results/index.ts';
import { sendMailWith } from './platform/mail/send-mail.job.ts';

/** Sends mails, with the documents that the modules make for them. */
export const sendMail = sendMailWith({ calendar: attachCalendar, result: attachReport });
