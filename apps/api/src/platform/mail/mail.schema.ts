import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** A document that goes with a mail. It is made when the mail is sent, and stored nowhere else. */
export interface MailAttachment {
  /** Which of the modules' documents it is. */
  kind: string;
  id: string;
}

export const mails = pgTable('mails', {
  id: uuid().primaryKey().default(sql`new_id()`),
  template: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  plain: text().notNull(),
  onceKey: text('once_key'),
  attachment: jsonb().$type<MailAttachment>(),
  createdAt: instant('created_at').notNull().default(sql`clock_now()`),
  tries: integer().notNull().default(0),
  lastError: text('last_error'),
  sentAt: instant('sent_at'),
});
